import program from 'anden.wasm?url';
import { loadEngine } from './engine';
import type { FromWorker, ToWorker } from './messages';
import { Working } from './working';

const working = new Working(
  () => loadEngine(program),
  (told: FromWorker) => postMessage(told),
  () => Date.now(),
);

onmessage = ({ data }: MessageEvent<ToWorker>) => working.hear(data);
