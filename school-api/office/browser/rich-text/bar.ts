import type { Editor } from '@tiptap/core';
import type { Tool } from './tools';

export function makeButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'rich-tool', textContent: label });
  button.addEventListener('click', act);
  return button;
}

/** A labelled group of buttons; those that can be on say whether they are. */
export function makeBar(editor: Editor, tools: readonly Tool[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'rich-bar';
  bar.role = 'group';
  bar.ariaLabel = 'Text tools';
  for (const { label, run, isOn } of tools) {
    const button = makeButton(label, () => run(editor));
    bar.append(button);
    if (!isOn) continue;
    const show = () => {
      button.ariaPressed = String(isOn(editor));
    };
    show();
    editor.on('transaction', show);
  }
  return bar;
}
