import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: { runes: true },
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.code}: ${warning.message}`);
  },
};
