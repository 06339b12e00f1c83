import { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { element } from '../element';
import { withoutTables } from '../tables';
import { extensions } from './extensions';
import { unknownIn } from './known';
import { choosePicture, linkBox, makeBar, makeButton, TOOLS, UNDO } from './tools';

/**
 * <office-rich-text> around a field's text area: replaces it with an editor that writes HTML into it. A
 * text with unsupported content stays as it is until somebody decides otherwise.
 */
function richText(host: HTMLElement): void {
  const area = host.querySelector('textarea');
  if (area === null) return;
  const unknown = unknownIn(area.value);
  if (unknown.length === 0) edit(host, area);
  else warn(host, unknown, () => edit(host, area));
}

function warn(host: HTMLElement, unknown: readonly string[], proceed: () => void): void {
  const text = `This text contains parts that the editor cannot show (${unknown.join(', ')}), so it is shown as HTML. `;
  const button = makeButton('Use the editor and lose them', () => {
    notice.remove();
    proceed();
  });
  const notice = element('p', { className: 'field-hint' }, text, button);
  host.querySelector('textarea')?.before(notice);
}

function edit(host: HTMLElement, area: HTMLTextAreaElement): void {
  const label = host.querySelector('label')?.textContent ?? 'Text';
  // Useless if nobody writes HTML.
  if (host.dataset.hint === 'html') host.querySelector('.field-hint')?.remove();
  const place = element('div', {});
  let isOwn = false;
  /** Inserts a paragraph below a selected picture; returns whether one is selected. */
  const writeBelow = (text: string) => {
    const { selection } = editor.state;
    if (!(selection instanceof NodeSelection)) return false;
    const content = text === '' ? [] : [{ type: 'text', text }];
    return editor.commands.insertContentAt(selection.to, { type: 'paragraph', content });
  };
  const editor = new Editor({
    element: place,
    extensions,
    content: area.value,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutTables,
      // Text would replace a selected picture, whether typed, dictated or composed.
      handleTextInput: (_view, _from, _to, text) => writeBelow(text),
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          const isWritten = event.data !== null && event.cancelable && writeBelow(event.data);
          if (isWritten) event.preventDefault();
          return isWritten;
        },
        compositionstart: () => {
          writeBelow('');
          return false;
        },
      },
      attributes: {
        class: 'control rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // The error summary links here.
        ...(area.id && { id: area.id }),
        ...describedBy(area),
      },
    },
    onUpdate: () => {
      area.value = editor.isEmpty ? '' : editor.getHTML();
      isOwn = true;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      isOwn = false;
    },
  });
  const asks = element('div', {});
  const tools = [
    ...TOOLS,
    linkBox(editor, asks),
    choosePicture(editor, host.dataset.accept ?? ''),
    ...UNDO,
  ].flat();
  const className = 'rich-box rounded-small border-[1.5px] border-control bg-card';
  area.after(element('div', { className }, makeBar(editor, tools), asks, place));
  area.hidden = true;
  area.removeAttribute('id');
  // For restored input.
  area.addEventListener('input', () => {
    if (!isOwn) editor.commands.setContent(area.value, { emitUpdate: false });
  });
  host.querySelector('label')?.addEventListener('click', () => editor.commands.focus());
}

function describedBy(area: HTMLTextAreaElement): Record<string, string> {
  const notice = area.getAttribute('aria-describedby')?.split(' ') ?? [];
  const ids = notice.filter((id) => document.getElementById(id)).join(' ');
  const invalid = area.getAttribute('aria-invalid');
  return { ...(ids && { 'aria-describedby': ids }), ...(invalid && { 'aria-invalid': invalid }) };
}

for (const host of document.querySelectorAll<HTMLElement>('office-rich-text')) richText(host);
