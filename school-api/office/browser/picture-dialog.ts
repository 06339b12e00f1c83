import { button, element, fieldsOf } from './element';
import { AWAY, dropZone, fileList, sendPictures } from './send-pictures';

const PAUSE_MS = 300;

export type Chosen = { id: number; path: string; name: string; alt: string };
type DialogOptions = { kind: string; accept?: string; files?: readonly File[] } & Many;
/** With a button for several selected files. */
type Many = { many?: boolean; use?: string };

/**
 * The school's files, selected by thumbnail, or added and described here; none if the dialog is closed.
 */
export function chooseFiles({ kind, many = false, use: words, ...wanted }: DialogOptions) {
  const { accept = '', files } = wanted;
  const what = kind === 'picture' ? 'picture' : 'document';
  const title = many ? `Choose ${what}s` : `Choose a ${what}`;
  const search = element('input', {
    type: 'search',
    className: 'control',
    maxLength: 100,
    placeholder: 'Name or description',
    ariaLabel: `Search ${what}s`,
  });
  const input = element('input', { type: 'file', className: 'sr-only', multiple: many, accept });
  const add = element('label', { className: 'button button-secondary' }, `Add new ${what}`, input);
  const close = button('Close', { className: 'button button-quiet' });
  const use = button(words ?? 'Add to text', { className: 'button button-primary' });
  const grid = element('ul', { className: 'picture-grid' });
  const sent = fileList();
  const notice = element('p', { className: 'field-error', role: 'alert' });
  const className = 'picture-choice-head mt-3 flex flex-wrap items-center gap-3';
  const head = element('div', { className }, search, add);
  const body = element('div', {}, head, sent, grid);
  const footer = element('div', { className }, ...(many ? [use] : []), close);
  const dialog = element('dialog', { className: 'picture-choice', ariaLabel: title });
  dialog.append(element('h2', { textContent: title }), body, footer);
  document.body.append(dialog);

  return new Promise<Chosen[]>((resolve) => {
    let chosen: Chosen[] = [];
    const end = (result: Chosen[]) => {
      chosen = result;
      dialog.close();
    };
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
    close.addEventListener('click', () => end([]));

    const picked = new Map<number, Chosen>();
    const offer = (file: Chosen) => {
      const choice = button(file.name);
      if (kind === 'picture') {
        const src = `/pictures/${file.id}/thumb`;
        choice.prepend(element('img', { src, alt: '', loading: 'lazy', width: 144, height: 108 }));
      }
      if (many) choice.ariaPressed = String(picked.has(file.id));
      choice.addEventListener('click', () => {
        if (!many) return end([file]);
        if (!picked.delete(file.id)) picked.set(file.id, file);
        choice.ariaPressed = String(picked.has(file.id));
      });
      return element('li', {}, choice);
    };
    use.addEventListener('click', () => end([...picked.values()]));

    let asked = 0;
    const show = async () => {
      asked += 1;
      const mine = asked;
      const query = new URLSearchParams({ kind, q: search.value });
      const pictures = await readFiles(
        await fetch(`/pictures/choices?${query}`).catch(() => undefined),
      );
      // A newer search may have been answered before this one.
      if (mine !== asked) return;
      grid.replaceChildren(...(pictures ?? []).map(offer));
      if (pictures?.length) return;
      const textContent = pictures ? 'Nothing found.' : AWAY;
      grid.append(element('li', { className: 'col-span-full', role: 'status', textContent }));
    };
    let timer = 0;
    search.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(), PAUSE_MS);
    });

    const take = async (files: readonly File[]) => {
      const ids = await sendPictures(many ? files : files.slice(0, 1), kind, sent);
      input.value = '';
      await show();
      if (ids.length === 0 || kind !== 'picture') return;
      use.hidden = true;
      const described = await showDescriptions(body, ids);
      use.hidden = false;
      const left = ids.length - described.length;
      notice.textContent = `${left} not selected: consent or a description is missing.`;
      if (left > 0) sent.after(notice);
      else notice.remove();
      if (many) for (const one of described) picked.set(one.id, one);
      const [first] = described;
      if (!many && first) return end([first]);
      await show();
    };
    input.addEventListener('change', () => void take([...(input.files ?? [])]));
    dropZone(dialog, (dropped) => void take(dropped));
    dialog.showModal();
    void show();
    if (files) void take(files);
  });
}

/** Replaces the selection with the form that describes them. */
function showDescriptions(body: HTMLElement, ids: readonly number[]) {
  const query = new URLSearchParams(ids.map((id) => ['id', String(id)]));
  const className = 'field-error basis-full';
  const notSaved = element('p', { className, role: 'alert', textContent: AWAY });
  // On phones the bar stays in view.
  const tell = (form: Element) => form.querySelector('.save-bar')?.prepend(notSaved);
  return new Promise<Chosen[]>((resolve) => {
    const end = (chosen: Chosen[], form?: Element) => {
      form?.remove();
      body.hidden = false;
      resolve(chosen);
    };
    const show = async (response: Response | undefined, before?: Element) => {
      const chosen = await readFiles(response?.clone());
      if (chosen) return end(chosen, before);
      const html = (await response?.text()) ?? '';
      const page = new DOMParser().parseFromString(html, 'text/html');
      const form = page.querySelector<HTMLFormElement>('form[action^="/pictures/describe"]');
      // What was typed stays.
      if (form === null) return before ? tell(before) : end([]);
      form.prepend(...page.querySelectorAll('main .error-summary'));
      for (const next of form.querySelectorAll('[name=next]')) next.remove();
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        notSaved.remove();
        const init = {
          method: 'POST',
          body: fieldsOf(form),
          headers: { accept: 'application/json' },
        };
        void fetch(form.action, init)
          .catch(() => undefined)
          .then((answer) => show(answer, form));
      });
      before?.remove();
      body.hidden = true;
      body.after(form);
      form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    };
    void fetch(`/pictures/describe?${query}`)
      .catch(() => undefined)
      .then((response) => show(response));
  });
}

async function readFiles(response: Response | undefined): Promise<Chosen[] | undefined> {
  if (!response?.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const files: unknown = await response.json();
  return Array.isArray(files) ? files.filter(isChosen) : undefined;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'path' in value &&
  'name' in value;
