import { CV_MAX_BYTES } from '../facts/limits';

export const CV_MESSAGES = {
  missing: 'Please upload your CV',
  wrongType: 'Only PDF files are allowed!',
  wanted: 'Please upload a CV in PDF format!',
  tooLarge: `The CV must be ${CV_MAX_BYTES / 1024 / 1024} MB or smaller`,
  onlyOne: 'Please send one CV only',
  badName: 'We cannot use this file name. Please rename the file and choose it again.',
} as const;
