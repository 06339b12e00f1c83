import { element } from './element';

/** Longer than an answer takes on a slow phone. */
const LIMIT_MS = 8_000;
/** Long enough for a double click; a file that was downloaded may be wanted again. */
const PAUSE_MS = 3_000;

const AWAY =
  'The office is not responding. Nothing was sent, and what you have entered is still here. Please try again in a minute.';

/**
 * Asks whether the office answers before a form leaves its page. Else the browser would show an error in
 * its place, and on the way back the fields would be empty: no page of the office is stored.
 * A second click does not send it again; where a repetition would harm, the server refuses it.
 */
export function sendWhenThere(): void {
  const asked = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (event.defaultPrevented || asked.delete(form)) return;
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
        const told = element('p', { className, role: 'alert', textContent: AWAY });
        (submitter ?? form.lastElementChild)?.before(told);
        return free();
      }
      asked.add(form);
      form.requestSubmit(submitter);
      setTimeout(free, PAUSE_MS);
    });
  });
}

/** A file that is served without a session and without the database. */
async function answers(): Promise<boolean> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '/';
  const signal = AbortSignal.timeout(LIMIT_MS);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
