import { element, fieldsOf } from './element';

/**
 * <office-download> around a form that returns a file: shows how much has arrived. The response may
 * give the number of lines in `office-lines`. A page instead of a file, such as a confirmation
 * request, is left to the browser.
 */
export function download(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (form === null) return;
  const progress = element('output', {});
  host.append(progress);
  const tell: Tell = (text) => {
    progress.textContent = text;
  };
  form.addEventListener('submit', (event) => void start(event, form, tell));
}

type Tell = (text: string) => void;

async function start(event: SubmitEvent, form: HTMLFormElement, tell: Tell) {
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  tell('Preparing ...');
  try {
    const answer = await ask(form, event.submitter);
    if (answer.redirected || isPage(answer)) {
      // The address has the format, which the form has only with its button.
      return form.method === 'post' ? form.submit() : location.assign(answer.url);
    }
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const blob = await readAll(answer, tell);
    saveAs(blob, nameOf(answer));
    tell(`Done: ${sizeOf(blob.size)}.`);
  } catch {
    tell('The download failed. Nothing was changed. Try again.');
  } finally {
    form.ariaBusy = null;
  }
}

function ask(form: HTMLFormElement, submitter: HTMLElement | null) {
  const fields = fieldsOf(form, submitter);
  if (form.method === 'post') return fetch(form.action, { method: 'POST', body: fields });
  return fetch(`${form.action.split('?')[0]}?${fields}`);
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html');

async function readAll(answer: Response, tell: Tell): Promise<Blob> {
  const lines = Number(answer.headers.get('office-lines') ?? 0);
  const of = lines > 0 ? ` of a list of ${lines.toLocaleString('en-IN')}` : '';
  const reader = answer.body?.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
    bytes += part.value.byteLength;
    tell(`${sizeOf(bytes)}${of} ...`);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export';
}

/** As if a link to the file had been clicked. */
function saveAs(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
