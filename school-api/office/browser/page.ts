import { button } from './element';

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

/**
 * Replaces the history entry of a page that answered a form, so that Back loads its address and does not
 * ask to resubmit.
 */
export function avoidResubmission(): void {
  addEventListener('pagehide', () => history.replaceState(history.state, '', location.href));
}

/** After a move, the focus returns to the button that moved the row, or to its counterpart. */
export function restoreButtonFocus(): void {
  const [, way, id] = /^#(up|down)-(\d+)$/.exec(location.hash) ?? [];
  if (way === undefined) return;
  const find = (name: string) => document.getElementById(`${name}-${id}`);
  const target = find(way) ?? find(way === 'up' ? 'down' : 'up');
  target?.focus();
}

/** <office-print>: without scripts, the browser's own menu prints. */
export function printButton(host: HTMLElement): void {
  const onclick = () => window.print();
  host.replaceChildren(
    button(host.dataset.label ?? '', { className: 'button button-secondary', onclick }),
  );
}
