export type Browser = {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  selectAll: () => Promise<void>;
  type: (text: string) => Promise<void>;
  chooseFile: (expression: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  stop: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';
