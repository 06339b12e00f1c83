/** Long enough for a double click; a file that was downloaded may be wanted again. */
const PAUSE_MS = 3_000;

/** A second click does not send a form again. Where a repetition would harm, the server refuses it. */
export function sendOnce(): void {
  const sent = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (event.defaultPrevented) return;
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
    setTimeout(() => sent.delete(form), PAUSE_MS);
  });
}
