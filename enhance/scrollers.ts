/** Brings the current entry of each sideways list into view, without moving the page. */
export function centreCurrent(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-centre]')) {
    const current = list.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!current) continue;
    const box = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  }
}
