import { element } from './element';

/** Longer than a response takes on a slow phone. */
const LIMIT_MS = 8_000;
/** Long enough for a double click; a downloaded file may be requested again. */
const PAUSE_MS = 3_000;

const AWAY =
  'The office is not responding. Nothing was sent, and what you have entered is still here. Please try again in a minute.';

/**
 * Checks that the office responds before a form leaves its page. Otherwise the browser would replace the
 * page with an error, and the fields would be empty on return, since office pages are never cached. A
 * second click does not submit again; where repetition would harm, the server refuses it.
 */
export function sendWhenOnline(): void {
  const checked = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (event.defaultPrevented || checked.delete(form)) return;
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const { submitter } = event;
    const free = () => {
      form.ariaBusy = null;
    };
    void answers().then((isThere) => {
      form.querySelector('.notice-away')?.remove();
      if (!isThere) {
        const className = 'notice notice-bad notice-away';
        const notice = element('p', { className, role: 'alert', textContent: AWAY });
        (submitter ?? form.lastElementChild)?.before(notice);
        return free();
      }
      checked.add(form);
      form.requestSubmit(submitter);
      setTimeout(free, PAUSE_MS);
    });
  });
}

/** A file that needs neither a session nor the database. */
async function answers(): Promise<boolean> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '/';
  const signal = AbortSignal.timeout(LIMIT_MS);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
