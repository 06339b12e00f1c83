import { element } from './element';
import { dropZone, fileList, sendPictures } from './send-pictures';

const MAX_MB = 20;
const MB = 1024 * 1024;

/**
 * <office-upload> around a form with files: several are sent as soon as they are chosen or dropped; a single one with its
 * form.
 */
export function upload(host: HTMLElement): void {
  const form = host.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[type=file]');
  if (!form || !input) return;
  if (input.multiple) sendAtOnce(host, form, input);
  else watchOne(host, input);
}

/** Continues to the descriptions once all have arrived; if some are refused, the reasons are shown first. */
function sendAtOnce(host: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): void {
  const list = fileList();
  const next = element('a', { className: 'button button-primary', hidden: true });
  const added: number[] = [];
  form.append(element('p', {}, 'Or drop pictures here.'), list, next);
  for (const button of form.querySelectorAll('button')) button.hidden = true;
  const take = async (files: readonly File[]) => {
    input.disabled = true;
    const ids = await sendPictures(files, 'picture', list);
    input.disabled = false;
    input.value = '';
    added.push(...ids);
    next.href = `/pictures/describe?${new URLSearchParams(added.map((id) => ['id', String(id)]))}`;
    next.textContent = `Describe ${added.length} added`;
    next.hidden = added.length === 0;
    if (ids.length === files.length && files.length > 0) location.assign(next.href);
    else if (added.length > 0) next.focus();
  };
  input.addEventListener('change', () => void take([...(input.files ?? [])]));
  dropZone(host, (files) => void take(files));
}

/** A file that is too large is not sent, and the progress of others is shown. */
function watchOne(host: HTMLElement, input: HTMLInputElement): void {
  const progress = element('output', {});
  input.after(progress);
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    const isTooLarge = file !== undefined && file.size > MAX_MB * MB;
    input.setCustomValidity(isTooLarge ? `The file is larger than ${MAX_MB} MB` : '');
    progress.textContent = file === undefined ? '' : sentence(file, isTooLarge);
  });
  // Before the form checks whether the office responds.
  host.addEventListener(
    'submit',
    (event) => {
      if (input.validity.customError) {
        event.preventDefault();
        input.focus();
        return;
      }
      const file = input.files?.[0];
      if (file !== undefined) progress.textContent = `Sending ${sizeOf(file)}. Please wait.`;
    },
    { capture: true },
  );
}

function sentence(file: File, isTooLarge: boolean): string {
  const size = sizeOf(file);
  return isTooLarge ? `${size} is too large. Choose a file of up to ${MAX_MB} MB.` : size;
}

const sizeOf = ({ size }: File) =>
  size < MB ? `${Math.ceil(size / 1024)} KB` : `${(size / MB).toFixed(1)} MB`;
