import type { Editor } from '@tiptap/core';
import { button, element } from '../element';
import { chooseFiles } from '../picture-dialog';
import { isLink } from './known';

type Tool = {
  label: string;
  run: (editor: Editor) => void;
  /** For toggles: whether it is on at the cursor. */
  isOn?: (editor: Editor) => boolean;
};

type Chain = ReturnType<Editor['chain']>;
type Edit = (chain: Chain) => Chain;
type Kind = { name: string; attributes?: Record<string, unknown> };

const tool = (label: string, way: Edit, kind?: Kind): Tool => ({
  label,
  run: (editor) => way(editor.chain().focus()).run(),
  ...(kind && { isOn: (editor) => editor.isActive(kind.name, kind.attributes) }),
});

const heading = (label: string, level: 2 | 3) =>
  tool(label, (chain) => chain.toggleHeading({ level }), {
    name: 'heading',
    attributes: { level },
  });

/** In the bar's order; link and picture ask for input first, and are added by the editor. */
export const TOOLS: readonly Tool[] = [
  heading('Heading', 2),
  heading('Small heading', 3),
  tool('Bold', (chain) => chain.toggleBold(), { name: 'bold' }),
  tool('Italic', (chain) => chain.toggleItalic(), { name: 'italic' }),
  tool('Bulleted list', (chain) => chain.toggleBulletList(), { name: 'bulletList' }),
  tool('Numbered list', (chain) => chain.toggleOrderedList(), { name: 'orderedList' }),
  tool('Quote', (chain) => chain.toggleBlockquote(), { name: 'blockquote' }),
];

export const UNDO: readonly Tool[] = [
  tool('Undo', (chain) => chain.undo()),
  tool('Redo', (chain) => chain.redo()),
];

export function makeButton(label: string, onclick: () => void): HTMLButtonElement {
  return button(label, { className: 'rich-tool', onclick });
}

/** A labelled group of buttons; toggles announce their state. */
export function makeBar(editor: Editor, tools: readonly Tool[]): HTMLElement {
  const className = 'flex flex-wrap gap-1 rounded-t-small border-b border-line bg-paper-deep p-1.5';
  const bar = element('div', { className, role: 'group', ariaLabel: 'Text tools' });
  // On phones it would cover half the page.
  bar.classList.add('sm:sticky', 'sm:top-0', 'sm:z-1');
  for (const { label, run, isOn } of tools) {
    const made = makeButton(label, () => run(editor));
    bar.append(made);
    if (!isOn) continue;
    const show = () => {
      made.ariaPressed = String(isOn(editor));
    };
    show();
    editor.on('transaction', show);
  }
  return bar;
}

const WRONG = 'Enter an address such as https://example.org or /admission';

/** A row below the bar that asks for a link's address; an empty one removes the link. */
export function linkBox(editor: Editor, host: HTMLElement): Tool {
  const label = element(
    'label',
    { htmlFor: 'rich-link' },
    'Address of the link. Leave it empty to remove the link',
  );
  const field = element('input', {
    id: 'rich-link',
    type: 'text',
    inputMode: 'url',
    className: 'control w-auto min-w-0 flex-[1_1_12rem]',
  });
  const error = element('p', { className: 'field-error', role: 'alert' });
  const close = () => {
    box.hidden = true;
    editor.commands.focus();
  };
  const set = () => {
    const href = field.value.trim();
    error.textContent = href === '' || isLink(href) ? '' : WRONG;
    if (error.textContent !== '') {
      field.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
      chain.run();
    } else chain.setLink({ href }).run();
    box.hidden = true;
  };
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    set();
  });
  // This input is not part of the record.
  field.addEventListener('input', (event) => event.stopPropagation());
  const buttons = [makeButton('Save link', set), makeButton('Cancel', close)];
  const row = element('div', { className: 'flex flex-wrap gap-2' }, field, ...buttons);
  const className = 'border-b border-line p-3';
  const box = element('div', { className, hidden: true }, label, error, row);
  host.append(box);
  return {
    label: 'Link',
    isOn: () => editor.isActive('link'),
    run: () => {
      const { href } = editor.getAttributes('link');
      field.value = typeof href === 'string' ? href : '';
      error.textContent = '';
      box.hidden = false;
      field.focus();
    },
  };
}

/** Inserts the school's pictures into the text, several at once. */
export function choosePicture(editor: Editor, accept: string): Tool {
  const run = async () => {
    const chosen = await chooseFiles({ kind: 'picture', many: true, accept });
    if (chosen.length === 0) return;
    const images = chosen.map(({ path: src, alt }) => ({ type: 'image', attrs: { src, alt } }));
    // After selected text, which would be replaced.
    editor.chain().focus().insertContentAt(editor.state.selection.to, images).run();
  };
  return { label: 'Picture', run: () => void run() };
}
