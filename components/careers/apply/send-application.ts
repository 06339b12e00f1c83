import { CV_TYPE } from '@/contract/facts/limits';
import { CV_FIELD } from '@/contract/forms/cv-file';
import type { Outcome } from '@/lib/forms/outcome';
import { sendFile, type Upload } from '../../forms/send-file';

export function sendApplication(
  fields: Record<string, string>,
  cv: File,
  upload: Upload,
): Promise<Outcome> {
  // With the type found in its first bytes.
  const file = cv.type === CV_TYPE ? cv : new Blob([cv], { type: CV_TYPE });
  return sendFile('/api/job-apply', { fields, part: CV_FIELD, file, name: cv.name }, upload);
}
