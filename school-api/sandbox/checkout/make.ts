type Props = Record<string, string | boolean>;

/** An element with attributes and children; no markup is ever parsed. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', class: className }, [text]);
  element.addEventListener('click', onClick);
  return element;
}

/** A control under its label, with a hint that is read with it. */
export function field(label: string, control: HTMLElement, hint = ''): HTMLElement {
  const id = control.id;
  if (hint !== '') control.setAttribute('aria-describedby', `${id}-hint`);
  return make('div', { class: 'field' }, [
    make('label', { for: id }, [label]),
    control,
    ...(hint === '' ? [] : [make('p', { id: `${id}-hint`, class: 'hint' }, [hint])]),
  ]);
}
