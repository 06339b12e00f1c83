/**
 * After a refused submission. WebKit scrolls to the focused control only as far as it must, which
 * leaves its label and message behind the header.
 */
export function showFocusedField(): void {
  // The form library focuses the first wrong field after this callback, and once more in a timer:
  // a smooth scroll would be interrupted by that.
  setTimeout(() => {
    const field = document.activeElement?.closest('.field');
    field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
