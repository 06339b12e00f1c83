import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Copies } from '@/lib/http/copies';
import { encodingFor } from '@/lib/http/encodings';

const body = Buffer.from('In the groves of Vraja the day begins before the sun. '.repeat(200));

it('makes a copy once and replaces it by a better one', async () => {
  const copies = new Copies(100_000);
  let reads = 0;
  const read = () => {
    reads++;
    return body;
  };
  const quick = copies.of('page', 'br', read);
  await copies.settled();
  const best = copies.of('page', 'br', read);
  expect(reads).toBe(1);
  expect(best.length).toBeLessThan(quick.length);
  for (const copy of [quick, best]) expect(brotliDecompressSync(copy)).toEqual(body);
  expect(gunzipSync(copies.of('page', 'gzip', read))).toEqual(body);
});

it('keeps no more than it may', async () => {
  const copies = new Copies(600);
  const made = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => copies.of(name, 'gzip', () => body));
  await copies.settled();
  let again = 0;
  copies.of('a', 'gzip', () => {
    again++;
    return body;
  });
  expect(made).toHaveLength(6);
  expect(again).toBe(1);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0.000', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
