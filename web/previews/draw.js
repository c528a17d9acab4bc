// Draws what links show where they are sent: `npm run previews`, with a Chromium that can be run without a screen, whose
// place the variable CHROMIUM says. The pictures are kept in the repository: drawn anew, they are looked at and committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const chromium = process.env['CHROMIUM'] ?? 'chromium';
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', 'previews');
const font = join(root, 'node_modules/@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2');

function pageWith(drawing) {
  const letters = readFileSync(font).toString('base64');
  return `<!doctype html><meta charset="utf-8" /><style>
    @font-face { font-family: Josefin; font-weight: 100 700; src: url(data:font/woff2;base64,${letters}); }
    body { margin: 0; }
    body > svg { display: block; }
    text { font-family: Josefin; font-weight: 600; letter-spacing: 0.12em; }
  </style>${drawing}`;
}

function drawn(drawing, place) {
  const page = join(place, 'page.html');
  const picture = join(place, 'page.png');
  writeFileSync(page, pageWith(drawing));
  const options = ['--no-sandbox', '--hide-scrollbars', '--force-color-profile=srgb', '--virtual-time-budget=2000'];
  execFileSync(chromium, [...options, '--window-size=1200,630', `--screenshot=${picture}`, `file://${page}`], { stdio: 'ignore' });
  return readFileSync(picture);
}

const place = mkdtempSync(join(tmpdir(), 'previews-'));
const vite = await createServer({
  root,
  mode: 'production',
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
});
try {
  const { render } = await vite.ssrLoadModule('svelte/server');
  const { previews } = await vite.ssrLoadModule('/previews/previews.ts');
  const { default: Preview } = await vite.ssrLoadModule('/previews/Preview.svelte');
  mkdirSync(folder, { recursive: true });
  for (const { file, ...props } of previews) {
    writeFileSync(join(folder, `${file}.png`), drawn(render(Preview, { props }).body, place));
  }
} finally {
  await vite.close();
  rmSync(place, { recursive: true });
}
