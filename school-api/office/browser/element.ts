/** A form's fields, without files. */
export function fieldsOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const sent = [...new FormData(form, submitter)];
  return new URLSearchParams(
    sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** A button that does not submit. */
export const button = (textContent: string, properties: Partial<HTMLButtonElement> = {}) =>
  element('button', { type: 'button', textContent, ...properties });

/** An element with its properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
