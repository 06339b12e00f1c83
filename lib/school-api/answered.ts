import { processFlag } from '@/lib/once-per-process';

const answered = processFlag('api-answered');

export const markAnswered = answered.set;

/** Whether the school API has answered since this process started. */
export const hasAnswered = answered.isSet;
