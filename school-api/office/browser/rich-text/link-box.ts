import type { Editor } from '@tiptap/core';
import { element } from '../element';
import { makeButton } from './bar';
import { isLink } from './known';
import type { Tool } from './tools';

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
