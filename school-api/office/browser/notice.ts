/** The message about the previous action can be dismissed, and does not return on reload. */
export function notice(): void {
  const shown = document.querySelector('.notice-flash');
  if (shown === null) return;
  const url = new URL(location.href);
  for (const name of ['message', 'offer']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  shown.querySelector('.notice-close')?.addEventListener('click', (event) => {
    event.preventDefault();
    shown.remove();
    document.querySelector('main')?.focus();
  });
}
