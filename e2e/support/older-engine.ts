import type { BrowserContext } from '@playwright/test';

/** What a page says to newer engines, in words that this one does not know either. */
const unknown: readonly [RegExp, string][] = [
  [/ popover(target|targetaction)?=/gi, ' data-newer$1='],
  [/(<details[^>]*?) name=/g, '$1 data-newer-name='],
  [/ (closedby|command|commandfor)=/gi, ' data-newer-$1='],
  [/:popover-open/g, ':newer-open'],
  [/@view-transition/g, '@newer-transition'],
  [/view-transition-name/g, 'newer-transition-name'],
  [/@starting-style/g, '@newer-style'],
  [/animation-timeline/g, 'newer-timeline'],
  [/animation-range/g, 'newer-range'],
  [/content-visibility/g, 'newer-visibility'],
];

/** Runs before the scripts of a page. */
function forget(): void {
  const prototypes: [object, readonly string[]][] = [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
    [HTMLButtonElement.prototype, ['command', 'commandForElement']],
    [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    [HTMLDetailsElement.prototype, ['name']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility', 'setHTML']],
    [HTMLScriptElement, ['supports']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [
      window,
      ['navigation', 'ResizeObserver', 'requestIdleCallback', 'scheduler', 'ViewTransition'],
    ],
  ];
  for (const [owner, names] of prototypes) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  const { supports } = CSS;
  CSS.supports = (text: string, value?: string) => {
    if (/timeline|popover|transition-name/.test(text)) return false;
    return Reflect.apply(supports, CSS, value === undefined ? [text] : [text, value]);
  };
}

/**
 * No popovers, no view transitions, no speculation rules, no groups of details, no scroll-driven
 * animations, no observers of size. The context must be one that bypasses the policy of the pages,
 * because their inline style is not what its hash says any more.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget);
  await context.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      if (!headers['content-type']?.startsWith('text/html')) return route.fulfill({ response });
      delete headers['speculation-rules'];
      const html = unknown.reduce(
        (text, [newer, older]) => text.replace(newer, older),
        await response.text(),
      );
      return route.fulfill({ response, headers, body: html });
    },
  );
}
