import { applicationDocumentFields, DOCUMENT_NAME, documentFile } from '@/contract';
import type { FileForm } from '@/lib/uploads/file-form';

export const documentForm: FileForm = {
  ...documentFile,
  call: 'application-document',
  limit: { name: 'application-document', points: 20, seconds: 600 },
  fields: applicationDocumentFields,
  type: 'application/octet-stream',
  // The file name may reveal something about the child. The school API knows the type by the content,
  // but refuses endings that it does not know, such as .jfif.
  nameOf: (name) => `document${DOCUMENT_NAME.exec(name)?.[0].toLowerCase() ?? '.jpg'}`,
};
