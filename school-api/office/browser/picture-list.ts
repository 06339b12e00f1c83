import { element } from './element';
import { chooseFiles } from './picture-dialog';
import { dropZone } from './send-pictures';

const SIGNS = { 'Move earlier': '←', 'Move later': '→', Remove: 'Remove' };

/** <office-picture-list> around a text area with one address a line: the pictures themselves, in their order. */
export function pictureList(host: HTMLElement): void {
  const area = host.querySelector('textarea');
  if (area === null) return;
  const { accept = '' } = host.dataset;
  const add = element('button', {
    ...{ type: 'button', className: 'button button-secondary', textContent: 'Add photographs' },
  });
  add.id = area.id;
  add.ariaLabel = add.textContent;
  area.removeAttribute('id');
  const described = area.getAttribute('aria-describedby');
  if (described) add.setAttribute('aria-describedby', described);
  const grid = element('ol', { className: 'picture-grid picture-list' });
  const paths = () => area.value.split('\n').filter((line) => line.trim() !== '');

  const set = (next: readonly string[]) => {
    area.value = [...new Set(next)].join('\n');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const move = (from: number, to: number) => {
    const next = paths();
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  const ask = async (files?: readonly File[]) => {
    const use = 'Add to album';
    const chosen = await chooseFiles({ kind: 'picture', many: true, accept, use, files });
    if (chosen.length > 0) set([...paths(), ...chosen.map(({ path }) => path)]);
    add.focus();
  };

  /** Then the focus is where the photograph is, or the one after it. */
  const act = (name: keyof typeof SIGNS, at: number, to: number, run: () => void) => {
    const button = element('button', {
      ...{ type: 'button', className: 'button button-quiet', textContent: SIGNS[name] },
      ariaLabel: `${name}: photograph ${at + 1}`,
    });
    button.addEventListener('click', () => {
      run();
      const item = grid.children[to] ?? grid.lastElementChild;
      (item?.querySelector('button') ?? add).focus();
    });
    return button;
  };
  const row = (path: string, at: number, all: readonly string[]) => {
    const src = `/pictures/shown?size=small&path=${encodeURIComponent(path)}`;
    const image = element('img', { src, alt: '', loading: 'lazy', width: 144, height: 108 });
    const acts = element('div', { className: 'picture-list-acts' });
    if (at > 0) acts.append(act('Move earlier', at, at - 1, () => move(at, at - 1)));
    if (at < all.length - 1) acts.append(act('Move later', at, at + 1, () => move(at, at + 1)));
    acts.append(act('Remove', at, at, () => set(all.filter((one) => one !== path))));
    const item = element('li', { draggable: true }, image, acts);
    item.addEventListener('dragstart', ({ dataTransfer }) => {
      dataTransfer?.setData('text/plain', String(at));
    });
    item.addEventListener('dragover', (event) => event.preventDefault());
    item.addEventListener('drop', (event) => {
      const from = Number.parseInt(event.dataTransfer?.getData('text/plain') ?? '', 10);
      if (!(from >= 0 && from < all.length)) return;
      event.preventDefault();
      move(from, at);
    });
    return item;
  };
  const show = () => grid.replaceChildren(...paths().map(row));

  area.hidden = true;
  area.addEventListener('input', show);
  add.addEventListener('click', () => void ask());
  dropZone(host, (files) => void ask(files));
  host.append(grid, add);
  show();
}
