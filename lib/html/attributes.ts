import { elementsIn } from './structure';

/** Resolves the URL of a picture or file: null removes a picture and leaves a link unchanged. */
export type MediaResolver = (url: string) => string | null;

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

function safeHref(href: string, file: MediaResolver): string | null {
  const base = 'https://site.invalid/';
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (!url || !LINK_PROTOCOLS.includes(url.protocol)) return null;
  return file(href) ?? href;
}

export function sanitiseLinks(tree: Element, file: MediaResolver): void {
  for (const element of elementsIn(tree)) {
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    const target = element.getAttribute('target');
    const resolved = href === null ? null : safeHref(href.trim(), file);
    element.removeAttribute('href');
    element.removeAttribute('target');
    if (resolved === null) continue;
    element.setAttribute('href', resolved);
    if (target?.trim().toLowerCase() !== '_blank') continue;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener');
  }
}

function keepDigits(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value !== null && !/^\d{1,4}$/.test(value)) element.removeAttribute(name);
}

export function sanitiseImages(tree: Element, picture: MediaResolver): void {
  for (const element of elementsIn(tree)) {
    keepDigits(element, 'width');
    keepDigits(element, 'height');
    const src = element.getAttribute('src');
    if (element.localName !== 'img') {
      element.removeAttribute('src');
      continue;
    }
    const resolved = src === null ? null : picture(src.trim());
    if (resolved === null) {
      element.remove();
      continue;
    }
    element.setAttribute('src', resolved);
    element.setAttribute('alt', element.getAttribute('alt') ?? '');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
  }
}
