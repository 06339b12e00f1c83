export type Progress = { at: (done: number, total?: number) => void; end: () => void };

const OFTEN_MS = 100;

/** A counter that is written over itself on a terminal, and nowhere else. */
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
      if (now - last < OFTEN_MS && done !== total) return;
      last = now;
      shown = true;
      write(`\r${what}: ${done}${total === undefined ? '' : ` of ${total}`} `);
    },
    end: () => {
      if (shown) write('\n');
    },
  };
}
