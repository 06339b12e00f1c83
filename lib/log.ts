import pino from 'pino';
import { SIGNATURE_FIELD } from '@/contract/provider';
import { env } from './env';

const PRIVATE = ['email', 'otp', 'signature', SIGNATURE_FIELD, 'authorization', 'cookie'];
const PLACES = ['', '*.', '*.*.'];

export const logOptions = {
  base: { service: 'site' },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: PLACES.flatMap((place) => PRIVATE.map((key) => `${place}${key}`)),
    censor: '[private]',
  },
};

/** env() reports a wrong environment, not the first log line. */
function level(): string {
  try {
    return env().LOG_LEVEL;
  } catch {
    return 'info';
  }
}

/** JSON lines on stdout, in this process: a worker transport would not survive bundling. */
export const log = pino({ ...logOptions, level: level() });
