import { button, element } from './element';
import { chooseFiles } from './picture-dialog';
import { dropZone } from './send-pictures';

/** <office-picture-field> around a select: replaces it with the picture, and a button to choose another one. */
export function pictureField(host: HTMLElement): void {
  const select = host.querySelector('select');
  const { kind = '', accept = '' } = host.dataset;
  if (select === null) return;
  const what = kind === 'picture' ? 'picture' : 'document';
  const label = select.labels[0]?.textContent ?? '';
  const value = element('input', { type: 'hidden', name: select.name, value: select.value });
  const image = host.querySelector('img') ?? element('img', { alt: '', hidden: true });
  const name = element('span', { className: 'mr-3 empty:hidden' });
  const choose = button(`Choose ${what}`, {
    id: select.id,
    className: 'button button-secondary',
    ariaLabel: `Choose ${what}: ${label}`,
  });
  const quiet = { className: 'button button-quiet', ariaLabel: `Remove: ${label}` };
  const remove = button('Remove', quiet);
  const described = select.getAttribute('aria-describedby');
  if (described) choose.setAttribute('aria-describedby', described);
  const names = new Map([...select.options].map((one) => [one.value, one.textContent ?? '']));

  const show = () => {
    const { value: path } = value;
    image.className = 'picture-now';
    image.hidden = path === '' || kind !== 'picture';
    if (!image.hidden) image.src = `/pictures/shown?size=small&path=${encodeURIComponent(path)}`;
    name.textContent = path === '' ? '' : (names.get(path) ?? '');
    remove.hidden = path === '';
  };
  const set = (path: string) => {
    value.value = path;
    value.dispatchEvent(new Event('input', { bubbles: true }));
    choose.focus();
  };
  const ask = async (files?: readonly File[]) => {
    const [chosen] = await chooseFiles({ kind, accept, ...(files && { files }) });
    if (chosen === undefined) return;
    names.set(chosen.path, chosen.name);
    set(chosen.path);
  };
  value.addEventListener('input', show);
  choose.addEventListener('click', () => void ask());
  remove.addEventListener('click', () => set(''));
  dropZone(host, (files) => void ask(files));
  host.replaceChildren(value, image, name, choose, remove);
  host.parentElement?.querySelector('.picture-links')?.remove();
  show();
}
