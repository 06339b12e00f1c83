import { processFlag } from '@/lib/once-per-process';

const stopping = processFlag('stopping');

export const isStopping = stopping.isSet;
export const markStopping = stopping.set;
