export type Progress = { at: (done: number, total?: number) => void; end: () => void };

const MIN_INTERVAL_MS = 100;

/** A counter that overwrites its line on a terminal; writes nothing elsewhere. */
export function counter(
  what: string,
  { isTerminal, write }: { isTerminal: boolean; write: (text: string) => void },
): Progress {
  if (!isTerminal) return { at: () => undefined, end: () => undefined };
  let last = 0;
  let shown = false;
  return {
    at: (done, total) => {
      const now = Date.now();
      if (now - last < MIN_INTERVAL_MS && done !== total) return;
      last = now;
      shown = true;
      write(`\r${what}: ${done}${total === undefined ? '' : ` of ${total}`} `);
    },
    end: () => {
      if (shown) write('\n');
    },
  };
}
