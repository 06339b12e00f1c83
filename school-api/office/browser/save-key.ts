/** Ctrl+S, or ⌘S, presses the form's first button: the harmless one, such as 'Save as draft'. */
export function saveKey(): void {
  const form = document.querySelector<HTMLFormElement>('office-unsaved form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button) return;
  document.addEventListener('keydown', (event) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!event.repeat) form.requestSubmit(button);
  });
}
