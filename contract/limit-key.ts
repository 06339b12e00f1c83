const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The rate-limit key of an address: the /64 prefix for IPv6, because a household has all of it. */
export function limitKeyFor(given: string): string {
  const address = given.replace(MAPPED, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.slice(0, 4).join(':');
}
