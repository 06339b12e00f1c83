import { errorFacts } from '../error-facts';
import type { Log } from '../log';

/** What the background work would log, for a person: warnings and faults, a line each. */
export function officeLog(tell: (line: string) => void): Log {
  const say = (entry: unknown, message?: unknown) => {
    const error = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : null;
    const why = error === null ? '' : ` (${errorFacts(error).message})`;
    tell(`${typeof message === 'string' ? message : String(entry)}${why}`);
  };
  return { info: () => undefined, warn: say, error: say };
}
