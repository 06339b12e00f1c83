import type { Editor } from '@tiptap/core';
import { element } from '../element';
import type { Tool } from './tools';

export function makeButton(label: string, act: () => void): HTMLButtonElement {
  const look = { className: 'rich-tool', textContent: label };
  return element('button', { ...look, type: 'button', onclick: act });
}

/** A labelled group of buttons; those that can be on say whether they are. */
export function makeBar(editor: Editor, tools: readonly Tool[]): HTMLElement {
  const bar = element('div', { className: 'rich-bar', role: 'group', ariaLabel: 'Text tools' });
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
