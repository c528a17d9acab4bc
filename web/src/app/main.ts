import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { mount } from 'svelte';
import { texts } from '../texts/texts.svelte';
import { paceChoice } from '../table/paceChoice.svelte';
import { undoPause } from '../table/undoPause.svelte';
import { motion } from '../theme/motion.svelte';
import { themeChoice } from '../theme/theme.svelte';
import App from './App.svelte';
import { router } from './router.svelte';

themeChoice.start();
texts.start();
motion.start();
paceChoice.start();
undoPause.start();
router.start();
mount(App, { target: document.getElementById('app')! });
