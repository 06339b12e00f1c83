const OPEN = 'details[data-menu][open], details[data-panel][open]';

const POPOVERS = 'popover' in HTMLElement.prototype;

/** On wide screens the popover is a plain bar; it is a panel only while open. */
const isPanel = (element: Element) =>
  element.matches('[data-panel]') || (POPOVERS && element.matches(':popover-open'));

/** Clicks inside this element leave the menu open: the menu itself, or the panel around it. */
function ground(details: HTMLElement): Element {
  const panel = details.parentElement?.closest('[data-panel], [popover]');
  return panel && isPanel(panel) ? panel : details;
}

function shut(details: HTMLDetailsElement): void {
  details.open = false;
}

export function nav(host: HTMLElement, signal: AbortSignal): void {
  const open = () => [...host.querySelectorAll<HTMLDetailsElement>(OPEN)];

  const moveTo = (target: EventTarget | null) => {
    if (!(target instanceof Node)) return;
    for (const details of open()) if (!ground(details).contains(target)) shut(details);
  };
  document.addEventListener('click', ({ target }) => moveTo(target), { signal });
  // Keyboard only: closing a menu during a press would move the pressed button away.
  document.addEventListener(
    'keyup',
    ({ key }) => {
      if (key === 'Tab') moveTo(document.activeElement);
    },
    { signal },
  );

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const all = open();
      const focused = all.filter((details) => details.contains(document.activeElement));
      const details = (focused.length > 0 ? focused : all).pop();
      if (!details) return;
      shut(details);
      details.querySelector('summary')?.focus();
    },
    { signal },
  );

  // For engines without <details name>. `toggle` does not bubble.
  host.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of open()) {
        if (!other.contains(target) && !target.contains(other)) shut(other);
      }
    },
    { signal, capture: true },
  );

  // Closes the navigation of a page restored from the back/forward cache.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      open().forEach(shut);
      for (const panel of host.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
    },
    { signal },
  );

  if (CSS.supports('animation-timeline: scroll()')) return;
  const compact = () => host.toggleAttribute('data-compact', scrollY > 64);
  addEventListener('scroll', compact, { signal, passive: true });
}
