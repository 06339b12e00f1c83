import { applicationDocumentFields, documentFile } from '@/contract';
import type { FileForm } from '@/lib/uploads/file-form';

export const documentForm: FileForm = {
  ...documentFile,
  call: 'application-document',
  limit: { name: 'application-document', points: 20, seconds: 600 },
  fields: applicationDocumentFields,
  type: 'application/octet-stream',
  // The file name may reveal something about the child; the kind is shown beside it.
  nameOf: (name) => `document${/\.[a-z]{3,4}$/i.exec(name)?.[0].toLowerCase() ?? ''}`,
};
