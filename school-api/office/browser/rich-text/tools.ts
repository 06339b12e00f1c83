import type { Editor } from '@tiptap/core';

export type Tool = {
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
