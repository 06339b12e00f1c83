const FAR = 40;

const turn = (dialog: Element, side: 'previous' | 'next') =>
  dialog.querySelector<HTMLElement>(`[data-side=${side}]`)?.click();

/** Large photographs turn by the arrow keys and by a swipe, and the ones beside are loaded before. */
export function watchPhotos(): void {
  let from: { x: number; y: number } | undefined;
  const shown = () => document.querySelector('dialog.photo[open]');
  document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    const dialog = shown();
    if (!dialog || altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') turn(dialog, 'previous');
    if (key === 'ArrowRight') turn(dialog, 'next');
  });
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y, isPrimary }) => {
    from = isPrimary ? { x, y } : undefined;
  });
  document.addEventListener('pointerup', ({ clientX, clientY }) => {
    const dialog = shown();
    if (!from || !dialog) return;
    const by = clientX - from.x;
    const isSwipe = Math.abs(by) > FAR && Math.abs(by) > Math.abs(clientY - from.y);
    if (isSwipe) turn(dialog, by > 0 ? 'previous' : 'next');
  });
}
