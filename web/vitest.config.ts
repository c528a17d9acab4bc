import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config';

const tests = 'src/**/*.test.ts';

// Tests that pretend to be another page, or another time, have their modules for themselves. The others share theirs,
// which are loaded once: they change nothing that a module holds.
const pretending = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.test.ts') && /\bvi\b|\bglobalThis\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

export default defineConfig((surroundings) =>
  mergeConfig(built(surroundings), {
    test: {
      projects: [
        { extends: true, test: { name: 'alone', include: pretending } },
        { extends: true, test: { name: 'together', include: [tests], exclude: pretending, pool: 'threads', isolate: false } },
      ],
    },
  }),
);
