type Props = Record<string, string | boolean>;

/** Sets text and attributes only, so that nothing is parsed as markup. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
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
  const element = createElement('button', { type: 'button', class: className }, [text]);
  element.addEventListener('click', onClick);
  return element;
}

/** A control with its label and an optional hint for aria-describedby. */
export function field(label: string, control: HTMLElement, hint = ''): HTMLElement {
  const id = control.id;
  if (hint !== '') control.setAttribute('aria-describedby', `${id}-hint`);
  return createElement('div', { class: 'field' }, [
    createElement('label', { for: id }, [label]),
    control,
    ...(hint === '' ? [] : [createElement('p', { id: `${id}-hint`, class: 'hint' }, [hint])]),
  ]);
}

/** Navigates with a form POST, as the provider does in in-app browsers. */
export function postForm(url: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
