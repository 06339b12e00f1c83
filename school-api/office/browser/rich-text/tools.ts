import type { Editor } from '@tiptap/core';

type Tool = {
  label: string;
  /** What is shown on the button where it is not the label. */
  sign?: string;
  run: (editor: Editor) => void;
  /** For what can be on: whether it is, at the cursor. */
  isOn?: (editor: Editor) => boolean;
};

const then = (editor: Editor) => editor.chain().focus();

/** In the order of the bar; link and picture ask something first, and are added by the editor. */
export const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    run: (editor) => then(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Small heading',
    run: (editor) => then(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    run: (editor) => then(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    run: (editor) => then(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'List',
    run: (editor) => then(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbers',
    run: (editor) => then(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    run: (editor) => then(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const UNDO: readonly Tool[] = [
  { label: 'Undo', run: (editor) => then(editor).undo().run() },
  { label: 'Redo', run: (editor) => then(editor).redo().run() },
];

export type { Tool };
