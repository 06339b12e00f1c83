import { BlockList, isIP } from 'node:net';

/** Which proxies may set the client's address. */
export type Trust = { hops: number } | { addresses: BlockList };

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: PRIVATE,
};

/** '2' (that many proxies in front), or 'loopback, 10.0.0.0/8, 192.0.2.7'; undefined when it is neither. */
export function parseTrust(text: string): Trust | undefined {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const addresses = new BlockList();
  for (const part of text.split(',').flatMap((word) => NAMED[word.trim()] ?? [word.trim()])) {
    if (!add(addresses, part)) return undefined;
  }
  return { addresses };
}

function add(list: BlockList, part: string): boolean {
  const [address = '', bits] = part.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits || Number.NaN);
  if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return false;
  list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/**
 * The client's address: the connection's peer or, behind trusted proxies, the address that the
 * outermost of them saw. The header is read from its end, because clients can forge its beginning.
 */
export function visitorAddress(peer: string, forwardedFor: string, trust: Trust): string {
  const seen = [peer, ...forwardedFor.split(',').reverse()].map(plainAddress);
  let visitor = seen[0] ?? '';
  for (const [index, next] of seen.slice(1).entries()) {
    if (isIP(next) === 0 || !mayName(visitor, index, trust)) return visitor;
    visitor = next;
  }
  return visitor;
}

function mayName(address: string, passed: number, trust: Trust): boolean {
  if ('hops' in trust) return passed < trust.hops;
  const family = isIP(address);
  return family !== 0 && trust.addresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** IPv4 addresses may be mapped into IPv6. */
function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
