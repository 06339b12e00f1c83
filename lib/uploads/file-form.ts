import type { z } from 'zod';
import type { Limit } from '@/lib/bff/rate-limit';

export type FileMessages = {
  missing: string;
  wrongType: string;
  tooLarge: string;
  onlyOne: string;
  badName: string;
};

/** A form of text fields and one file, which a page sends and the school API stores. */
export type FileForm<S extends z.ZodType = z.ZodType> = {
  call: 'job-apply';
  limit: Limit;
  /** The text fields. */
  fields: S;
  /** The name of the file's part. */
  file: string;
  maxBytes: number;
  messages: FileMessages;
  /** What browser and name say of the file. */
  isDeclared: (type: string, name: string) => boolean;
  /** The type by the first kilobyte, read as latin1. */
  typeOf: (head: string) => string | undefined;
  /** The type under which it is passed on. */
  type: string;
  /** The name under which the file is passed on. */
  nameOf: (name: string) => string;
};

/** The file's size as a form field before the file, so that the relay knows the length from the start. */
export const sizeField = ({ file }: Pick<FileForm, 'file'>) => `${file}_size`;

/** No browser sends a path or a control character. */
export function isSafeFileName(name: string): boolean {
  return name.length <= 255 && !/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name);
}
