import { element } from './element';

/**
 * <office-order> around a list's table: a row is dragged by its handle, which submits its move form once. The
 * row's buttons do the same without a pointer.
 */
export function order(host: HTMLElement): void {
  for (const row of host.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
    const form = formOf(row);
    const actions = row.querySelector('.row-actions');
    if (!form || !actions) continue;
    const look = { className: 'order-handle', ariaHidden: 'true', title: 'Drag to move' };
    const handle = element('span', look);
    actions.prepend(handle);
    handle.addEventListener('pointerdown', (event) => drag(host, row, handle, event));
  }
}

const formOf = (row: Element) => row.querySelector<HTMLFormElement>('form[action$="/move"]');

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

function drag(host: HTMLElement, row: Element, handle: HTMLElement, start: PointerEvent): void {
  start.preventDefault();
  handle.setPointerCapture(start.pointerId);
  let target: Element = row;
  const mark = (next: Element) => {
    delete rowData(target).drop;
    target = next;
    if (target !== row) rowData(target).drop = isBelow(row, target) ? 'after' : 'before';
  };
  const over = ({ clientX, clientY }: PointerEvent) => {
    const under = document.elementFromPoint(clientX, clientY)?.closest('tbody tr');
    if (under && host.contains(under)) mark(under);
  };
  const ends = new AbortController();
  const end = (isDropped: boolean) => {
    ends.abort();
    const dropped = target;
    mark(row);
    if (isDropped && dropped !== row) send(row, dropped);
  };
  const { signal } = ends;
  handle.addEventListener('pointermove', over, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}

const rowData = (row: Element): DOMStringMap => (row instanceof HTMLElement ? row.dataset : {});

const isBelow = (row: Element, other: Element) =>
  (row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function send(row: Element, target: Element): void {
  const form = formOf(row);
  const place = formOf(target);
  const to = form && fieldOf(form, 'to');
  const from = place && fieldOf(place, 'from');
  if (!form || !to || !from) return;
  to.value = from.value;
  form.requestSubmit();
}
