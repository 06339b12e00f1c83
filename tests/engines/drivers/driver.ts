import { z } from 'zod';

/** What the tests need of a browser; implemented for each engine's protocol. */
export type Driver = {
  engine: string;
  /** Resolves when the page is loaded. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** The (awaited) value of an expression, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Keys and pointers: both protocols share the format. */
  perform: (actions: readonly Actions[]) => Promise<void>;
  /** Chooses a file in the input that the expression returns. */
  chooseFile: (expression: string, path: string) => Promise<void>;
  /** Sets the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>;
  stop: () => Promise<void>;
};

export type Actions = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: readonly Record<string, string | number>[];
};

const outcome = z.object({ value: z.unknown().optional(), error: z.string().optional() });

export function readOutcome(text: unknown): unknown {
  const { value, error } = outcome.parse(JSON.parse(z.string().parse(text)));
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Serialises the value, promise or error of an expression as a string, for every protocol. */
export const asOutcome = (expression: string) =>
  `Promise.resolve().then(() => ${expression}).then(
    (value) => ({ value }), (error) => ({ error: String(error) }),
  ).then(JSON.stringify)`;
