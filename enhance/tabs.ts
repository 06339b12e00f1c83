import { wrap } from '@/enhance/carousel-stops';
import { scrollBehavior } from '@/enhance/motion';
import { isPlainClick } from '@/enhance/plain-click';

/** The tab that a key selects; undefined for keys that a tab list ignores. */
export function tabForKey(key: string, at: number, count: number, vertical: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (vertical && key === 'ArrowDown')) return wrap(at + 1, count);
  if (key === 'ArrowLeft' || (vertical && key === 'ArrowUp')) return wrap(at - 1, count);
  return undefined;
}

export function tabs(host: HTMLElement, signal: AbortSignal): void {
  const list = host.querySelector('[data-tabs]');
  const all = [...host.querySelectorAll<HTMLElement>('[data-tab]')];
  const panels = all.map((tab) => document.getElementById(tab.dataset.tab ?? ''));
  if (!list || panels.includes(null)) return;
  const vertical = host.hasAttribute('data-vertical');

  const select = (index: number) => {
    all.forEach((tab, at) => {
      tab.setAttribute('aria-selected', `${at === index}`);
      tab.tabIndex = at === index ? 0 : -1;
      const panel = panels[at];
      if (panel) panel.hidden = at !== index;
    });
    const scenes = `[data-tab-scenes="${host.id}"] > [data-scene-of]`;
    for (const scene of document.querySelectorAll<HTMLElement>(scenes)) {
      scene.toggleAttribute('data-current', scene.dataset.sceneOf === panels[index]?.id);
    }
    const label = all[index]?.textContent ?? '';
    for (const echo of document.querySelectorAll(`[data-tab-label="${host.id}"]`)) {
      echo.textContent = label;
    }
  };
  const byHash = () => {
    const index = panels.findIndex((panel) => panel && `#${panel.id}` === location.hash);
    if (index >= 0) select(index);
    return index >= 0;
  };

  list.setAttribute('role', 'tablist');
  if (vertical) list.setAttribute('aria-orientation', 'vertical');
  for (const item of list.children) item.setAttribute('role', 'presentation');
  const named = all.findIndex((tab) => tab.hasAttribute('aria-current'));
  all.forEach((tab, at) => {
    const panel = panels[at];
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    tab.id ||= `${panel?.id}-tab`;
    tab.removeAttribute('aria-current');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    if (panel) panel.tabIndex = 0;
  });
  host.dataset.on = '';
  if (!byHash()) select(Math.max(0, named));
  addEventListener('hashchange', byHash, { signal });

  /** The scroll position at which a tab chosen by keyboard is visible, given the sticky list above it. */
  const topThatShows = (tab: Element | undefined) => {
    const inList = (tab?.getBoundingClientRect().bottom ?? 0) - list.getBoundingClientRect().top;
    const bottom = host.getBoundingClientRect().top + scrollY + inList;
    return Math.max(0, bottom + 16 - innerHeight);
  };
  const at = ({ target }: Event) =>
    all.findIndex((tab) => target instanceof Node && tab.contains(target));
  const go = (event: Event, index: number) => {
    event.preventDefault();
    select(index);
    all[index]?.focus({ preventScroll: true });
    const behavior = scrollBehavior();
    if (host.dataset.scroll !== 'top') return host.scrollIntoView({ block: 'start', behavior });
    const top = event.type === 'keydown' ? topThatShows(all[index]) : 0;
    scrollTo({ top, behavior });
  };
  list.addEventListener(
    'click',
    (event) => {
      const index = at(event);
      if (event instanceof MouseEvent && isPlainClick(event) && index >= 0) go(event, index);
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || at(event) < 0) return;
      const index = tabForKey(event.key, at(event), all.length, vertical);
      if (index !== undefined) go(event, index);
    },
    { signal },
  );
}
