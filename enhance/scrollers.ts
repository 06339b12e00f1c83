/**
 * Brings the current entry of each sideways list into view, without moving the page. With the next
 * frame, when everything is laid out: measuring at once would have that done twice.
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
