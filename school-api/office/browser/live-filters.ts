import { fieldsOf } from './element';
import { saveListAddress } from './go-back-to-list';

const TYPING_MS = 400;
const CHOOSING_MS = 150;

/** Applies a list's filters as they are set: the focus stays, and the address follows. */
export function liveFilters(filled: (results: HTMLElement) => void): void {
  const form = document.querySelector<HTMLFormElement>('.filters form');
  // Unset filters stay out of the address, which people keep and share.
  form?.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
  if (form === null || document.querySelector('.list-results') === null) return;
  form.dataset.live = '';
  let timer = 0;
  let last = 0;
  const apply = async () => {
    clearTimeout(timer);
    last += 1;
    const request = last;
    const address = addressOf(form);
    const results = await read(address).catch(() => undefined);
    // A later request supersedes this one.
    if (request !== last) return;
    const shown = document.querySelector('.list-results');
    if (results === undefined || shown === null) return location.assign(address);
    shown.replaceWith(results);
    history.replaceState(null, '', address);
    saveListAddress();
    filled(results);
    const output = form.querySelector('output');
    if (output) output.textContent = results.querySelector('.list-count')?.textContent ?? '';
  };
  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    if (target instanceof HTMLInputElement && isHalfTyped(target)) return;
    timer = window.setTimeout(apply, target instanceof HTMLSelectElement ? CHOOSING_MS : TYPING_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void apply();
  });
}

/** Typing a year starts at 0002. */
const isHalfTyped = ({ type, value }: HTMLInputElement) =>
  type === 'date' && value !== '' && value < '1000';

function addressOf(form: HTMLFormElement): string {
  const query = fieldsOf(form);
  const path = new URL(form.action).pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Undefined for any other page, such as the sign-in. */
async function read(address: string): Promise<HTMLElement | undefined> {
  const answer = await fetch(address, { redirect: 'error' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector<HTMLElement>('.list-results') ?? undefined;
}
