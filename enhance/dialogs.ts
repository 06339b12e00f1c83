/** From another dialog, focus first moves to this one's opener, where it returns on closing. */
function show(id: string, from?: HTMLDialogElement | null): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (from) {
    from.close();
    focusOpener(id);
  }
  // Switches off the style that shows a dialog by :target.
  dialog.dataset.modal = '';
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  return true;
}

const focusOpener = (id: string) =>
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`)?.focus();

function close(inside: Element): void {
  inside.closest('dialog')?.close();
}

/** A link to /page#dialog shows the dialog. On closing, the focus goes to the link on the page that opens it. */
export function showTargeted(): void {
  const targeted = document.querySelector('dialog:target');
  if (!targeted) return;
  focusOpener(targeted.id);
  show(targeted.id);
}

/** Handles openers, closers and the backdrop of all dialogs, also of swapped content. */
export function watchDialogs(): void {
  let pressed: EventTarget | null = null;
  addEventListener('hashchange', showTargeted);
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // The content fills the dialog, so a click on the dialog itself is a click on its backdrop. A
    // drag that only ends there, as in selecting text, does not count.
    if (target.matches('dialog[data-modal]') && pressed === target) close(target);
    const opener = target.closest<HTMLElement>('[data-opens]');
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const from = opener?.closest<HTMLDialogElement>('dialog[open]');
    if (opener && plain && show(opener.dataset.opens ?? '', from)) event.preventDefault();
    const closer = target.closest('[data-closes]');
    if (closer) close(closer);
  });
}
