import { CV_MAX_BYTES, CV_TYPE } from '../facts/limits';
import { isDeclaredPdf, startsLikePdf } from '../facts/pdf';
import { CV_MESSAGES } from './cv-messages';
import type { FileFacts } from './file-facts';

/** Name of the file part of the multipart body. */
export const CV_FIELD = 'cv';

export const cvFile: FileFacts = {
  file: CV_FIELD,
  maxBytes: CV_MAX_BYTES,
  messages: CV_MESSAGES,
  isDeclared: isDeclaredPdf,
  typeOf: (head) => (startsLikePdf(head) ? CV_TYPE : undefined),
};
