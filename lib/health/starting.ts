import { setFlagsFromString } from 'node:v8';
import { processFlag } from '@/lib/once-per-process';

const starting = processFlag('starting');

/** Until the pages where most visits begin are stored. */
export const isStarting = starting.isSet;

/** V8 collects garbage early meanwhile: at its own pace a first start took 50 MB more than any later hour. */
export const markStarting = (): void => {
  setFlagsFromString('--heap-growing-percent=10');
  starting.set();
};
export const markStarted = (): void => {
  // 0 is V8's own pace.
  setFlagsFromString('--heap-growing-percent=0');
  starting.clear();
};
