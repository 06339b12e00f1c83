import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { startsLikePdf } from '../facts/pdf';
import { filledText } from '../wire';
import { CV_MESSAGES } from './cv-messages';
import type { FileFacts } from './file-facts';
import { posted } from './posted';

/** Documents that the office may request from a family. */
export const DOCUMENT_KINDS = ['birth certificate', 'report card', 'photograph'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_NAME = /\.(?:pdf|jpe?g|png|heic|heif)$/i;
const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/heif'];

/** The brands of HEIC in the file's first box. */
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s;

function typeOf(head: string): string | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (HEIC.test(head)) return 'image/heic';
  return startsLikePdf(head) ? 'application/pdf' : undefined;
}

export const documentFile: FileFacts = {
  file: 'document',
  maxBytes: MAX_BYTES,
  messages: {
    missing: 'Please choose a file',
    wrongType: 'Please choose a PDF, JPEG, PNG or HEIC file',
    tooLarge: `The file must be ${MAX_BYTES / 1024 / 1024} MB or smaller`,
    onlyOne: 'Please send one file at a time',
    badName: CV_MESSAGES.badName,
  },
  isDeclared: (type, name) => TYPES.includes(type.split(';')[0] ?? '') || DOCUMENT_NAME.test(name),
  typeOf,
};

const fields = z.object({
  grant: filledText(LENGTHS.id),
  application_number: filledText(LENGTHS.id),
  kind: z.enum(DOCUMENT_KINDS, { error: 'We have not asked for this document' }),
});

/** The text parts of the multipart body. */
export const applicationDocumentFields = posted(Object.keys(fields.shape), fields);

export type ApplicationDocumentFields = z.output<typeof applicationDocumentFields>;
