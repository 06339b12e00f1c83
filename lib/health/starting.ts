import { setFlagsFromString } from 'node:v8';
import { processFlag } from '@/lib/once-per-process';

const starting = processFlag('starting');

/** True until the main entry pages are stored. */
export const isStarting = starting.isSet;

/** V8 collects garbage early meanwhile: otherwise a start takes 50 MB more than any later hour. */
export const markStarting = (): void => {
  setFlagsFromString('--heap-growing-percent=10');
  starting.set();
};
export const markStarted = (): void => {
  // 0 restores V8's default pace.
  setFlagsFromString('--heap-growing-percent=0');
  starting.clear();
};
