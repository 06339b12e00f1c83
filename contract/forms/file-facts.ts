/** The file of a form, and what is said of one that is refused. */
export type FileFacts = {
  /** The name of its part. */
  file: string;
  maxBytes: number;
  messages: {
    missing: string;
    wrongType: string;
    tooLarge: string;
    onlyOne: string;
    badName: string;
  };
  /** Whether the browser's type, or the name, is that of such a file. */
  isDeclared: (type: string, name: string) => boolean;
  /** The type by the first kilobyte, read as latin1. */
  typeOf: (head: string) => string | undefined;
};
