const PAUSE_MS = 120;

/** Shows results of the search page while a person types. */
export function searchBox(): void {
  const host = document.querySelector<HTMLElement>('.search-box');
  const input = host?.querySelector('input');
  const panel = host?.querySelector<HTMLElement>('.search-panel');
  if (!host || !input || !panel?.showPopover) return;
  let controller = new AbortController();

  async function show(typed: string): Promise<void> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    if (typed.trim().length < 2) return panel?.hidePopover();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return;
    const response = await fetch(`/search?q=${encodeURIComponent(typed)}`, { signal });
    const html = new DOMParser().parseFromString(await response.text(), 'text/html');
    const results = html.getElementById('search-found');
    if (!results || signal.aborted) return;
    results.removeAttribute('id');
    panel?.replaceChildren(results);
    place();
    panel?.showPopover();
  }

  const place = () => {
    const { left, bottom } = input.getBoundingClientRect();
    panel.style.left = `${left}px`;
    panel.style.top = `${bottom + 4}px`;
  };

  // Offline, the form still opens the page.
  const ask = () => void show(input.value).catch(() => panel.hidePopover());
  const move = (by: number) => {
    const stops: HTMLElement[] = [input, ...panel.querySelectorAll<HTMLElement>('li > a')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[(at + by + stops.length) % stops.length]?.focus();
  };

  input.addEventListener('input', ask);
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.focus();
      panel.hidePopover();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) panel.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
    if (key !== '/' || isTyping || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    input.select();
  });
}
