import type { Editor } from '@tiptap/core';
import { chooseFiles } from '../picture-dialog';
import type { Tool } from './tools';

/** Inserts the school's pictures into the text, several at once. */
export function choosePicture(editor: Editor, accept: string): Tool {
  const run = async () => {
    const chosen = await chooseFiles({ kind: 'picture', many: true, accept });
    const images = chosen.map(({ path: src, alt }) => ({ type: 'image', attrs: { src, alt } }));
    editor.chain().focus().insertContent(images).run();
  };
  return { label: 'Picture', run: () => void run() };
}
