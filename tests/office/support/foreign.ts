import { ORIGIN } from './office';
import type { PageElement } from './read-page';

const ACTIVE = /^(on.*|style|srcdoc|autofocus|contenteditable|http-equiv)$/i;
const FOREIGN =
  /^(zzx|iframe|object|embed|base|frame|style|video|audio|math|map|marquee|template|portal)$/;
const OWN = /^(\/(?!\/)|#|\?|mailto:|tel:|data:image\/svg\+xml,|http:\/\/localhost:3000\/)/;

/** What no page of the office contains, wherever its text comes from. */
export function foreign({ name, attributes }: PageElement): boolean {
  const { src = '/', href = '/', action = '/', formaction = '/', type } = attributes;
  if (FOREIGN.test(name) || Object.keys(attributes).some((one) => ACTIVE.test(one))) return true;
  if (name === 'script') return type !== 'module' || !/^\/files\/office[\w.-]*\.js$/.test(src);
  return ![src, href, action, formaction].every(
    (address) => OWN.test(address) || address.startsWith(`${ORIGIN}/`),
  );
}
