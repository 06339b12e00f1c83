import { expect, it } from 'vitest';
import { limitKeyFor } from '@/contract/limit-key';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(limitKeyFor(address)).toBe(key);
});
