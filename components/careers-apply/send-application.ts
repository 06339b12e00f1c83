import { CV_TYPE } from '@/contract/facts/limits';
import { CV_FIELD } from '@/contract/forms/careers';
import { syncUserId } from '@/enhance/user-id';
import { type Outcome, offline } from '@/lib/forms/outcome';
import { readOutcome } from '@/lib/forms/read-outcome';
import { sizeField } from '@/lib/uploads/file-form';

type Options = {
  /** From 0 to 1; 1 when all has left the browser. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Posts the form with its file, once. Only XMLHttpRequest reports upload progress. Never throws. */
export function sendApplication(
  answers: Record<string, string>,
  cv: File,
  { onProgress, signal }: Options,
): Promise<Outcome> {
  syncUserId();
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set(sizeField({ file: CV_FIELD }), String(cv.size));
  // The file is last, and has the type found from its first bytes.
  form.set(CV_FIELD, cv.type === CV_TYPE ? cv : new Blob([cv], { type: CV_TYPE }), cv.name);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = () => resolve(offline());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = failed;
    request.onabort = failed;
    request.onload = () => {
      const { status, responseText } = request;
      resolve(readOutcome(status, responseText, request.getResponseHeader('retry-after')));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/job-apply');
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
