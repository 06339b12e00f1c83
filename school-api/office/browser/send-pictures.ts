import { element } from './element';

const MAX_BYTES = 20 * 1024 * 1024;
/** The office accepts one file per person at a time, and two overall. */
const BUSY = 503;
const PAUSE_MS = 1_500;
const MAX_TRIES = 40;
const TOO_LARGE = 'The file is larger than 20 MB. Choose a smaller one';
export const AWAY =
  'The office did not answer. Check your connection and that you are signed in, then try again';

type Result = { id: number } | { error: string };

/** One after another, each with its progress and result in the list; returns the ids of added ones. */
export async function sendPictures(files: readonly File[], kind: string, list: HTMLElement) {
  list.ariaLive = 'polite';
  const ids: number[] = [];
  const rows = files.map((file) => {
    const bar = element('progress', { max: 1, value: 0, ariaLabel: file.name });
    const className = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 wrap-anywhere';
    const row = element('li', { className }, element('span', { textContent: file.name }), bar);
    list.append(row);
    return { file, row, bar };
  });
  for (const { file, row, bar } of rows) {
    const sent = await send(file, kind, (part) => {
      // The rest is the office's processing.
      bar.value = part * 0.9;
    });
    bar.remove();
    row.append(
      'error' in sent
        ? element('span', { className: 'text-error' }, sent.error)
        : element('span', {}, 'Added'),
    );
    if ('id' in sent) ids.push(sent.id);
  }
  return ids;
}

async function send(file: File, kind: string, report: (part: number) => void): Promise<Result> {
  if (file.size > MAX_BYTES) return { error: TOO_LARGE };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { status, body } = await post(file, kind, report);
    if (status !== BUSY) return isSent(body) ? body : { error: AWAY };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { error: AWAY };
}

/** `fetch` cannot report upload progress. */
function post(file: File, kind: string, report: (part: number) => void) {
  return new Promise<{ status: number; body: unknown }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/pictures/new?kind=${kind}`);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total);
    request.onloadend = () => resolve({ status: request.status, body: request.response });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

const isSent = (body: unknown): body is Result =>
  typeof body === 'object' && body !== null && ('id' in body || 'error' in body);

/** Where `sendPictures` shows each file's result. */
export const fileList = () => element('ul', { className: 'grid gap-1.5 text-small' });

/** Files that are dropped on an element. */
export function dropZone(host: HTMLElement, take: (files: File[]) => void): void {
  host.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    host.classList.add('is-over');
  });
  host.addEventListener('dragleave', () => host.classList.remove('is-over'));
  host.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    host.classList.remove('is-over');
    take(files);
  });
}
