import { say } from '@/enhance/say';

const failed = (part: Element) => part.querySelector('[data-degraded]');
const address = ({ pathname, search }: URL | Location) => pathname + search;

/** Whether a fetched part was made without its records, where the one on the page has them. */
export function lacks(fresh: Element, host: Element): boolean {
  return !!host.querySelector('[data-swap-failed]') && !!failed(fresh) && !failed(host);
}

/**
 * Leaves a region as it is, where it has words for that: a line of its own, or, when the same
 * address was tried again, those that stand there already. False where the browser is to load it.
 */
export function stay(host: HTMLElement, url: URL): boolean {
  const line = host.querySelector<HTMLElement>('[data-swap-failed]');
  const again = address(url) === address(location) ? failed(host) : null;
  const words = line ?? again?.previousElementSibling;
  if (!words) return false;
  if (line) {
    line.querySelector('a')?.setAttribute('href', url.href);
    line.hidden = false;
    line.scrollIntoView({ block: 'nearest' });
  }
  say(words.textContent ?? '');
  return true;
}
