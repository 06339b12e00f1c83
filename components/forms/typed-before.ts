/** What a visitor wrote before the page came alive: a slow phone must not lose it. */
export function typedBefore(id: string, otherwise = ''): string {
  if (typeof document === 'undefined') return otherwise;
  const control = document.getElementById(id);
  const holdsText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return holdsText ? control.value : otherwise;
}
