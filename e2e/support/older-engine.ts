import type { BrowserContext } from '@playwright/test';

/** Newer features of HTML and CSS, renamed so that the engine ignores them. */
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

function removeNewerFeatures(): void {
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
 * No popovers, view transitions, speculation rules, details groups, scroll-driven
 * animations or resize observers. The context must bypass the pages' policy,
 * because the hash of the inline style no longer matches.
 */
export async function emulateOlderEngine(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeNewerFeatures);
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
