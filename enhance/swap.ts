import { adoptStyles } from '@/enhance/adopt-styles';
import { announce } from '@/enhance/announce';
import { fetchDocument } from '@/enhance/fetch-document';
import { scrollBehavior } from '@/enhance/motion';
import { isPlainClick } from '@/enhance/plain-click';
import { centreCurrent } from '@/enhance/scrollers';
import { matchingControl, type Swap, swapForForm, swapForLink } from '@/enhance/swap-decide';
import { lostRecords, showFailure } from '@/enhance/swap-failure';

let running: AbortController | undefined;
/** The last swap for Back or Forward. */
let returning: AbortController | undefined;
const addressOf = (url: URL | Location) => url.pathname + url.search;
let shown = addressOf(location);

const region = (id: string) =>
  document.querySelector<HTMLElement>(`ui-swap[id="${CSS.escape(id)}"]`);

function busy(host: HTMLElement): () => void {
  const text = host.dataset.loading ?? 'Loading...';
  const note = document.createElement('p');
  note.className = 'swap-note';
  note.textContent = text;
  host.setAttribute('aria-busy', 'true');
  host.prepend(note);
  announce(text);
  return () => {
    note.remove();
    host.removeAttribute('aria-busy');
  };
}

/** Replaces the content of one region. Returns false if the page has no such region. */
function replace(id: string, page: Document): boolean {
  const old = document.getElementById(id);
  const fresh = page.getElementById(id);
  if (!old || !fresh) return false;
  // Keeps data blocks, removes code.
  for (const script of fresh.querySelectorAll('script:not([type$="json"])')) script.remove();
  old.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  return true;
}

function takeHead(page: Document): void {
  document.title = page.title;
  for (const [part, name] of [
    ['link[rel="canonical"]', 'href'],
    ['meta[name="description"]', 'content'],
  ] as const) {
    const value = page.querySelector(part)?.getAttribute(name);
    if (value) document.querySelector(part)?.setAttribute(name, value);
  }
}

function settleFocus(host: HTMLElement, old: Element | null, inside: boolean): void {
  const wanted = host.dataset.focus !== 'heading';
  if (wanted && !inside) return; // the control is outside the region and keeps the focus
  const control = wanted ? matchingControl(old, host) : undefined;
  const target = control ?? host.querySelector<HTMLElement>('h1, h2, h3') ?? host;
  if (!control) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function settleScroll(host: HTMLElement, kept: number | undefined): void {
  const behavior = scrollBehavior();
  if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
  else if (host.dataset.scroll === 'top') scrollTo({ top: 0, behavior });
  else if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start', behavior });
}

async function swap({ id, url }: Swap, back?: { top?: number }): Promise<void> {
  const host = region(id);
  if (!host) return;
  running?.abort();
  const mine = new AbortController();
  running = mine;
  if (back) returning = mine;
  const done = busy(host);
  try {
    const { page, url: end, rules } = await fetchDocument(url, mine.signal);
    const fresh = page.getElementById(id);
    if (!fresh || lostRecords(fresh, host)) throw new Error('no such part');
    adoptStyles(rules);
    const focused = document.activeElement;
    const inside = host.contains(focused);
    if (!back && end.href !== location.href) {
      history.replaceState({ ...history.state, swap: id, top: scrollY }, '');
      history.pushState({ swap: id }, '', end);
    }
    shown = addressOf(end);
    for (const part of [id, ...(host.dataset.also ?? '').split(' ').filter(Boolean)]) {
      replace(part, page);
    }
    takeHead(page);
    done();
    centreCurrent();
    settleFocus(host, focused, inside);
    settleScroll(host, back?.top);
    announce(document.title);
  } catch {
    done();
    // Aborted by a newer choice, or the failure is shown; otherwise the browser loads the page.
    if (mine.signal.aborted || showFailure(host, url)) return;
    if (back) location.reload();
    else location.assign(url);
  }
}

function follow(event: Event, found: Swap | undefined): void {
  if (!found || !region(found.id)) return;
  event.preventDefault();
  void swap(found);
}

/** Applies choices made before this script ran, since it hides the submit button. */
export function followEarlyChoices(): void {
  for (const select of document.querySelectorAll('select')) {
    const served = [...select.options].find((option) => option.defaultSelected);
    if (served && !served.selected) submitOnChoice(select);
  }
}

function submitOnChoice({ form }: HTMLSelectElement): void {
  if (form?.hasAttribute('data-auto') && form.closest('ui-swap')) form.requestSubmit();
}

/** Delegated handlers for links and GET forms, so that swapped content works too. */
export function watchSwaps(): void {
  const here = () => new URL(location.href);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && isPlainClick(event)) follow(event, swapForLink(link, here()));
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    follow(event, swapForForm(event.target, here(), event.submitter));
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) submitOnChoice(target);
  });
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    // Either only the fragment changed, or Forward undoes a Back that is still loading.
    if (addressOf(location) === shown) return returning?.abort();
    swapBack(state);
  });
}

function swapBack(state: { swap?: unknown; top?: unknown } | null): void {
  const id = state?.swap;
  const top = typeof state?.top === 'number' ? state.top : undefined;
  if (typeof id === 'string' && region(id)) void swap({ id, url: new URL(location.href) }, { top });
  else location.reload();
}

/** After a reload, Back before this script ran has only changed the address. */
export function followEarlyBack(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded || typeof history.state?.swap !== 'string') return;
  if (addressOf(new URL(loaded.name)) !== addressOf(location)) swapBack(history.state);
}
