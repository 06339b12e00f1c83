/** Without scripts the browser's own menu prints. */
export function printButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print-page]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
