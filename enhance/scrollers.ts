/**
 * Scrolls the current entry of each horizontal list into view, without scrolling the page. Done in the
 * next frame, after layout: measuring at once would force a second layout.
 */
export function centreCurrent(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-centre]')) {
    if (!('ResizeObserver' in window)) {
      centre(list);
      continue;
    }
    const once = new ResizeObserver(() => {
      once.disconnect();
      centre(list);
    });
    once.observe(list);
  }
}

function centre(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
  if (!current) return;
  const box = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
}
