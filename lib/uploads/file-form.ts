import type { z } from 'zod';
import type { FileFacts } from '@/contract';
import type { Limit } from '@/lib/bff/rate-limit';

/** A form of text fields and one file, which a page sends and the school API stores. */
export type FileForm = FileFacts & {
  call: 'job-apply' | 'application-document';
  limit: Limit;
  fields: z.ZodType;
  /** The type and name under which the file is forwarded. */
  type: string;
  nameOf: (name: string) => string;
};

/** The file's size as a form field before the file, so that the relay knows the length from the start. */
export const sizeField = ({ file }: Pick<FileForm, 'file'>) => `${file}_size`;

/** No browser sends a path or a control character. */
export function isSafeFileName(name: string): boolean {
  return name.length <= 255 && !/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name);
}
