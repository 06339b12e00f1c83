import { processFlag } from '@/lib/once-per-process';

const starting = processFlag('starting');

/** From the first request on until the pages at which most visits begin are kept. */
export const isStarting = starting.isSet;
export const markStarting = starting.set;
export const markStarted = starting.clear;
