/** Reads the errors out and takes the keyboard there. */
export function showErrors(): void {
  document.querySelector<HTMLElement>('.error-summary')?.focus();
}
