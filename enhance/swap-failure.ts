import { announce } from '@/enhance/announce';

const failed = (part: Element) => part.querySelector('[data-degraded]');
const address = ({ pathname, search }: URL | Location) => pathname + search;

/** Whether the fetched region is degraded while the one on the page has its records. */
export function lostRecords(fresh: Element, host: Element): boolean {
  return !!host.querySelector('[data-swap-failed]') && !!failed(fresh) && !failed(host);
}

/**
 * Keeps the region and shows its failure message, or announces it again after a retry of the same
 * URL. Returns false if the region has no such message: the browser must then load the page.
 */
export function showFailure(host: HTMLElement, url: URL): boolean {
  const line = host.querySelector<HTMLElement>('[data-swap-failed]');
  const again = address(url) === address(location) ? failed(host) : null;
  const message = line ?? again?.previousElementSibling;
  if (!message) return false;
  if (line) {
    line.querySelector('a')?.setAttribute('href', url.href);
    line.hidden = false;
    line.scrollIntoView({ block: 'nearest' });
  }
  announce(message.textContent ?? '');
  return true;
}
