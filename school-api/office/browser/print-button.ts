import { button } from './element';

/** <office-print>: without scripts, the browser's own menu prints. */
export function printButton(host: HTMLElement): void {
  const onclick = () => window.print();
  host.replaceChildren(
    button(host.dataset.label ?? '', { className: 'button button-secondary', onclick }),
  );
}
