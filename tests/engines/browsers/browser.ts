/** The browser functions that the walks use. */
export type Browser = {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The awaited value of an expression. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  selectAll: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file in the input that the expression returns. */
  chooseFile: (expression: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>;
  stop: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';
