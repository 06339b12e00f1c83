import { processFlag } from '@/lib/once-per-process';

const starting = processFlag('starting');

/** From the first request until the pages where most visits begin are stored. */
export const isStarting = starting.isSet;
export const markStarting = starting.set;
export const markStarted = starting.clear;
