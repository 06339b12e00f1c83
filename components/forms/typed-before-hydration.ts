/** Text that a visitor typed before hydration, which would replace it with the form's defaults. */
export function typedBeforeHydration(id: string, otherwise = ''): string {
  if (typeof document === 'undefined') return otherwise;
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? control.value : otherwise;
  }
  const isTextControl =
    (control instanceof HTMLInputElement && control.type !== 'radio') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isTextControl ? control.value : otherwise;
}

/**
 * Typing continues while React hydrates, so the fields are read again; but React has written the
 * defaults into those whose value it controls.
 */
export function typedSince<Typed extends object>(
  early: Typed,
  now: Typed,
  defaults: Partial<Record<string, string>> = {},
): Typed {
  const typed = Object.entries(now).filter(([key, text]) => text && text !== defaults[key]);
  return { ...early, ...Object.fromEntries(typed) };
}
