/** Input by field name; for checkboxes, the ticked ones. */
export type Typed = readonly (readonly [string, string])[];

/** Identifies the state the form was based on. Stored with the input, but not input itself. */
export const BASED_ON = 'basedOn';

export function typedIn(form: HTMLFormElement): Typed {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== BASED_ON ? [[name, value] as const] : [],
  );
}

export const isSame = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other);

export function basedOn(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(BASED_ON);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Restores the input; custom fields are notified by an `input` event. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = typed.some(([name, value]) => name === field.name && value === field.value);
      continue;
    }
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    const kept = isField && typed.find(([name]) => name === field.name);
    if (!isField || !kept || field.type === 'file') continue;
    field.value = kept[1];
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
