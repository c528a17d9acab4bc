import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// While developing, `/api` is answered by a server that runs beside: `./anden`, or another address.
const server = process.env['ANDEN_SERVER'] ?? 'http://localhost:8080';

// A build for tests (`--mode test-games`) has another registry: with the games of that folder besides.
const testGames = join(import.meta.dirname, 'test-games', 'registry.ts');

const tests = 'src/**/*.test.ts';

// Tests that pretend to be another page, or another time, have their modules for themselves. The others share theirs,
// which are loaded once: they change nothing that a module holds.
const pretending = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.test.ts') && /\bvi\b|\bglobalThis\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

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
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: pretending } },
      { extends: true, test: { name: 'together', include: [tests], exclude: pretending, pool: 'threads', isolate: false } },
    ],
  },
}));
