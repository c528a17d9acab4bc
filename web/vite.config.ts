import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { keptProgram } from './kept-program';

// While developing, `/api` is answered by a server that runs beside: `./anden`, or another address.
const server = process.env['ANDEN_SERVER'] ?? 'http://localhost:8080';

// A build for tests (`--mode test-games`) has another registry: with the games of that folder besides.
const testGames = join(import.meta.dirname, 'test-games', 'registry.ts');

// What plays on a device: the module `browser` is translated to it before this is built.
const program = { find: /^anden\.wasm/, replacement: join(import.meta.dirname, '../browser/target/browser/anden.wasm') };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), keptProgram()],
  worker: { format: 'es' },
  resolve: {
    alias: [program, ...(mode === 'test-games' ? [{ find: /^\.\.\/games\/registry$/, replacement: testGames }] : [])],
  },
  build: {
    target: 'es2022',
    // Nothing is inlined: the content security policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: mode === 'test-games' ? 'target/test-games/static' : 'dist',
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
}));
