import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';

// While developing, `/api` is answered by a server that runs beside: `./anden`, or another address.
const server = process.env['ANDEN_SERVER'] ?? 'http://localhost:8080';

// A build for tests (`--mode test-games`) has another registry: with the games of that folder besides.
const testGames = join(import.meta.dirname, 'test-games', 'registry.ts');

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: { alias: mode === 'test-games' ? [{ find: /^\.\.\/games\/registry$/, replacement: testGames }] : [] },
  build: {
    target: 'es2022',
    // Nothing is inlined: the content security policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: mode === 'test-games' ? 'target/test-games/static' : 'dist',
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
}));
