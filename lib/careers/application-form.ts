import {
  CV_FIELD,
  CV_MAX_BYTES,
  CV_TYPE,
  isDeclaredPdf,
  jobApplicationFields,
  startsLikePdf,
} from '@/contract';
import type { FileForm } from '@/lib/uploads/file-form';
import { safeCvName } from './cv';
import { CV_MESSAGES } from './cv-messages';

export const applicationForm: FileForm = {
  call: 'job-apply',
  limit: { name: 'job-apply', points: 20, seconds: 600 },
  fields: jobApplicationFields,
  file: CV_FIELD,
  maxBytes: CV_MAX_BYTES,
  messages: CV_MESSAGES,
  isDeclared: isDeclaredPdf,
  typeOf: (head) => (startsLikePdf(head) ? CV_TYPE : undefined),
  type: CV_TYPE,
  nameOf: safeCvName,
};
