/**
 * After a rejected submission. WebKit scrolls to the focused control only as far as necessary,
 * which leaves its label and message behind the header.
 */
export function showFocusedField(): void {
  // The form library focuses the first invalid field after this callback, and again in a timer,
  // which would interrupt a smooth scroll.
  setTimeout(() => {
    const field = document.activeElement?.closest('.field');
    field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
