import type { Editor } from '@tiptap/core';
import { makeButton } from './bar';
import { isLink } from './known';
import type { Tool } from './tools';

const WRONG = 'Write an address such as https://example.org or /admission';

/** A line below the bar which asks for the address of a link; empty takes the link away. */
export function askLink(editor: Editor, host: HTMLElement): Tool {
  const box = document.createElement('div');
  Object.assign(box, { className: 'rich-ask', hidden: true });
  const label = document.createElement('label');
  label.textContent = 'Address of the link; empty takes it away';
  const field = document.createElement('input');
  Object.assign(field, { type: 'text', inputMode: 'url', className: 'control', id: 'rich-link' });
  label.htmlFor = field.id;
  const told = document.createElement('p');
  told.className = 'field-error';
  told.role = 'alert';
  const close = () => {
    box.hidden = true;
    editor.commands.focus();
  };
  const set = () => {
    const href = field.value.trim();
    told.textContent = href === '' || isLink(href) ? '' : WRONG;
    if (told.textContent !== '') {
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
    // It would send the form.
    event.preventDefault();
    set();
  });
  // Not a word of the record.
  field.addEventListener('input', (event) => event.stopPropagation());
  const row = document.createElement('div');
  row.className = 'rich-ask-row';
  row.append(field, makeButton('Set', set), makeButton('Cancel', close));
  box.append(label, told, row);
  host.append(box);
  return {
    label: 'Link',
    isOn: () => editor.isActive('link'),
    run: () => {
      const { href } = editor.getAttributes('link');
      field.value = typeof href === 'string' ? href : '';
      told.textContent = '';
      box.hidden = false;
      field.focus();
    },
  };
}
