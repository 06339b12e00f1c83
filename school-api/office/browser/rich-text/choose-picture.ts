import type { Editor } from '@tiptap/core';
import type { Tool } from './tools';

/** The dialog with the school's pictures, which the page has; undefined without pictures. */
export function choosePicture(editor: Editor, host: HTMLElement): Tool | undefined {
  const dialog = host.querySelector<HTMLDialogElement>('dialog');
  if (dialog === null) return undefined;
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button');
    if (!button) return;
    const { src, alt = '' } = button.dataset;
    dialog.close();
    if (src) editor.chain().focus().setImage({ src, alt }).run();
    else editor.commands.focus();
  });
  return { label: 'Picture', run: () => dialog.showModal() };
}
