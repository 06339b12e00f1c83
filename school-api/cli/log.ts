import { errorFacts, type Log } from '../platform';

/** A logger for the terminal: warnings and errors only, one line each. */
export function terminalLog(tell: (line: string) => void): Log {
  const say = (entry: unknown, message?: unknown) => {
    const error = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : null;
    const why = error === null ? '' : ` (${errorFacts(error).message})`;
    tell(`${typeof message === 'string' ? message : String(entry)}${why}`);
  };
  return { info: () => undefined, warn: say, error: say };
}
