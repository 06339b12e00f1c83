import { syncUserId } from '@/enhance/user-id';
import { type Outcome, offline } from '@/lib/forms/outcome';
import { readOutcome } from '@/lib/forms/read-outcome';
import { sizeField } from '@/lib/uploads/file-form';

type Form = {
  fields: Record<string, string>;
  /** The name of the file's part. */
  part: string;
  file: Blob;
  name: string;
};

export type Upload = {
  /** From 0 to 1; 1 when all has left the browser. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/** Posts a form with its file, once. Only XMLHttpRequest reports upload progress. Never throws. */
export function sendFile(
  path: `/api/${string}`,
  { fields, part, file, name }: Form,
  { onProgress, signal }: Upload,
): Promise<Outcome> {
  syncUserId();
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(sizeField({ file: part }), String(file.size));
  form.set(part, file, name);

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
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
