import { button, element } from './element';
import { chooseFiles } from './picture-dialog';
import { dropZone } from './send-pictures';

/** <office-picture-list> around a text area with one address per line: shows the pictures in order. */
export function pictureList(host: HTMLElement): void {
  const area = host.querySelector('textarea');
  if (area === null) return;
  const add = button('Add photographs', { id: area.id, className: 'button button-secondary' });
  const grid = element('ol', { className: 'picture-grid' });
  const paths = () => area.value.split('\n').filter((line) => line.trim() !== '');

  const set = (next: readonly string[]) => {
    area.value = [...new Set(next)].join('\n');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** Without a position it is removed. */
  const move = (from: number, to?: number) => {
    const next = paths();
    const moved = next.splice(from, 1);
    if (to !== undefined) next.splice(to, 0, ...moved);
    set(next);
    (grid.children[to ?? from]?.querySelector('button') ?? add).focus();
  };
  const ask = async (files?: readonly File[]) => {
    const { accept = '' } = host.dataset;
    const wanted = { kind: 'picture', many: true, use: 'Add to album', accept };
    const chosen = await chooseFiles({ ...wanted, ...(files && { files }) });
    set([...paths(), ...chosen.map(({ path }) => path)]);
    add.focus();
  };
  const row = (path: string, at: number, { length }: readonly string[]) => {
    const control = (sign: string, name: string, to?: number) => {
      const ariaLabel = `${name}: photograph ${at + 1}`;
      const disabled = to !== undefined && (to < 0 || to >= length);
      return button(sign, { ariaLabel, disabled, onclick: () => move(at, to) });
    };
    const src = `/pictures/shown?size=small&path=${encodeURIComponent(path)}`;
    const image = element('img', { src, alt: '', loading: 'lazy', width: 144, height: 108 });
    const moves = [control('←', 'Move earlier', at - 1), control('→', 'Move later', at + 1)];
    const item = element('li', { draggable: true }, image, ...moves, control('✕', 'Remove'));
    item.ondragstart = ({ dataTransfer }) => dataTransfer?.setData('text/plain', String(at));
    item.ondragover = (event) => event.preventDefault();
    item.ondrop = (event) => {
      const from = Number.parseInt(event.dataTransfer?.getData('text/plain') ?? '', 10);
      if (from >= 0 && from < length) move(from, at);
    };
    return item;
  };
  const show = () => grid.replaceChildren(...paths().map(row));

  area.removeAttribute('id');
  area.hidden = true;
  area.addEventListener('input', show);
  add.addEventListener('click', () => void ask());
  dropZone(host, (files) => void ask(files));
  host.append(grid, add);
  show();
}
