const FAR = 40;
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys and swipes page through enlarged photographs. */
export function watchPhotos(): void {
  let from = { x: 0, y: 0 };
  const turn = (by: number) => {
    const side = by < 0 ? 'previous' : 'next';
    document.querySelector<HTMLElement>(`.photo[open] [data-side=${side}]`)?.click();
  };
  document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    if (KEYS[key] && !altKey && !ctrlKey && !metaKey) turn(KEYS[key]);
  });
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y };
  });
  document.addEventListener('pointerup', ({ clientX, clientY }) => {
    const by = from.x - clientX;
    if (Math.abs(by) > Math.max(FAR, Math.abs(from.y - clientY))) turn(by);
  });
}
