import { isAwaited } from '@/enhance/app/early-input';

const failed = new Set<string>();

/** Starts the framework: its styles, links and data, which are in the page, and its files. */
export function startFramework(files: readonly string[]): void {
  for (const block of document.querySelectorAll<HTMLScriptElement>('script[type="app-styles"]')) {
    block.replaceWith(Object.assign(document.createElement('style'), { textContent: block.text }));
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="app-sheet"]')) {
    link.rel = 'stylesheet';
  }
  for (const block of document.querySelectorAll<HTMLScriptElement>('script[type="app-data"]')) {
    block.replaceWith(Object.assign(document.createElement('script'), { text: block.text }));
  }
  for (const src of files) load(src);
}

/** Loads a failed file again when the visitor needs it, returns to the page, or is back online. */
export function watchFailures(): void {
  for (const name of ['online', 'pageshow']) addEventListener(name, loadAgain);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-start-again]')) loadAgain();
  });
}

export function showNotStarted(shown: boolean): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-not-started]')) {
    note.hidden = !shown;
  }
}

function load(src: string): void {
  const script = Object.assign(document.createElement('script'), { async: true, src });
  script.onerror = () => {
    script.remove();
    failed.add(src);
    showNotStarted(true);
    if (isAwaited())
      document.querySelector('[data-not-started]')?.scrollIntoView({ block: 'nearest' });
  };
  document.head.append(script);
}

export function loadAgain(): void {
  if (failed.size === 0) return;
  showNotStarted(false);
  const again = [...failed];
  failed.clear();
  for (const src of again) load(src);
}

/** Puts the files into the browser's cache, so that the first touch does not wait for them. */
export function fetchWhenIdle(files: readonly string[], isNeeded: () => boolean): void {
  if (savesData()) return;
  const fetchAll = () => {
    if (!isNeeded()) return;
    for (const src of files) prefetch(src);
  };
  addEventListener('load', () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else setTimeout(fetchAll, 500);
  });
}

/** Chromium's links spare the page's thread. Firefox asks `default-src` about them; Safari has none. */
function prefetch(href: string): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }));
    return;
  }
  fetch(href, { priority: 'low' }).then(
    (answer) => answer.blob(),
    () => undefined,
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
