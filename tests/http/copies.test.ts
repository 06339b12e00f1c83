import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Copies } from '@/lib/http/copies';
import { encodingFor } from '@/lib/http/encodings';

const body = Buffer.from('In the groves of Vraja the day begins before the sun. '.repeat(200));

it('makes a copy once and replaces it by a better one', async () => {
  const copies = new Copies(100_000);
  const quick = copies.of('page', 'br', body);
  expect(copies.of('page', 'br', body)).toBe(quick);
  await copies.settled();
  const best = copies.of('page', 'br', body);
  expect(best.length).toBeLessThan(quick.length);
  for (const copy of [quick, best]) expect(brotliDecompressSync(copy)).toEqual(body);
  expect(gunzipSync(copies.of('page', 'gzip', body))).toEqual(body);
});

it('stores no more than its limit', async () => {
  const copies = new Copies(600);
  const made = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => copies.of(name, 'gzip', body));
  await copies.settled();
  expect(copies.of('a', 'gzip', body)).not.toBe(made[0]);
});

it('improves no more copies at a time than it can hold', async () => {
  const copies = new Copies(10_000_000);
  const names = Array.from({ length: 150 }, (_, index) => String(index));
  const quick = names.map((name) => copies.of(name, 'gzip', body));
  await copies.settled();
  const improved = names.filter((name, index) => copies.of(name, 'gzip', body) !== quick[index]);
  expect(improved).toHaveLength(100);
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
