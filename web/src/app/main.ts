import { mount } from 'svelte';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/print.css';
import { noteUnloaded } from '../net/unloaded';
import { texts } from '../texts/texts.svelte';
import { paceChoice } from '../show/paceChoice.svelte';
import { undoPause } from '../table/undoPause.svelte';
import { waitingGames } from '../table/waitingGames.svelte';
import { motion } from '../theme/motion.svelte';
import { themeChoice } from '../theme/theme.svelte';
import { keepFocus } from '../ui/focusKeeper';
import { router } from '../page/router.svelte';
import App from './App.svelte';
import { isTooOld, tellTooOld } from './oldBrowser';

function start(): void {
  noteUnloaded();
  themeChoice.start();
  texts.start();
  motion.start();
  paceChoice.start();
  undoPause.start();
  router.start();
  waitingGames.start();
  const page = document.getElementById('app')!;
  // What it says where this doesn't come isn't needed any more.
  page.replaceChildren();
  keepFocus(page);
  mount(App, { target: page });
}

if (isTooOld()) tellTooOld();
else start();
