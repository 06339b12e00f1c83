import type { Editor } from '@tiptap/core';
import { button, element } from '../element';
import type { Tool } from './tools';

export function makeButton(label: string, act: () => void): HTMLButtonElement {
  return button(label, { className: 'rich-tool', onclick: act });
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
