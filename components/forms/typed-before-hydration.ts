/** What a visitor typed before hydration, which would replace it by the form's defaults. */
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
 * Typing goes on while React hydrates, so the fields are read once more; but React has emptied those
 * whose value it sets itself.
 */
export function typedSince<Typed extends object>(early: Typed, now: Typed): Typed {
  return { ...early, ...Object.fromEntries(Object.entries(now).filter(([, text]) => text !== '')) };
}
