/** A form's file, and the messages when it is refused. */
export type FileFacts = {
  /** The name of the file's part. */
  file: string;
  maxBytes: number;
  messages: {
    missing: string;
    wrongType: string;
    tooLarge: string;
    onlyOne: string;
    badName: string;
  };
  /** Whether the browser's type or the file name indicates such a file. */
  isDeclared: (type: string, name: string) => boolean;
  /** The type according to the first kilobyte, read as latin1. */
  typeOf: (head: string) => string | undefined;
};

/** All text fields together, with the boundaries between the parts. */
export const FIELDS_MAX_BYTES = 64 * 1024;

export const maxBodyBytes = ({ maxBytes }: Pick<FileFacts, 'maxBytes'>) =>
  maxBytes + FIELDS_MAX_BYTES;
