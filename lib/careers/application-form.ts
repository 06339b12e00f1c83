import { CV_TYPE, cvFile, jobApplicationFields } from '@/contract';
import type { FileForm } from '@/lib/uploads/file-form';
import { safeCvName } from './cv';

export const applicationForm: FileForm = {
  ...cvFile,
  call: 'job-apply',
  limit: { name: 'job-apply', points: 20, seconds: 600 },
  fields: jobApplicationFields,
  type: CV_TYPE,
  nameOf: safeCvName,
};
