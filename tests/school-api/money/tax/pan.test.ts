import { fsyncSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { maskPan, PAN_HOLDERS, taxIdForm } from '@/contract';
import { openText, readPanKey } from '@/school-api/money';
import { panLinkOf, panToken, receiptOfToken } from '@/school-api/money/tax/pan-link';
import { sealText } from '@/school-api/money/tax/seal-text';
import { tempFolder } from '../../../support/temp-folder';
import { sampleReceipt } from '../receipts/sample-receipt';
import { REGISTERED, settingsOf } from './registered';

vi.mock('node:fs', { spy: true });

const folder = tempFolder();

const keyOf = (digit: string) => readPanKey({ hex: digit.repeat(64), file: '' });
const key = keyOf('a');
const NUMBER = 'D/2026-27/000012';
const PAN = 'ABCPE1234F';

const messageFor = (pan: string) => taxIdForm.safeParse({ pan }).error?.issues[0]?.message;

describe('a PAN', () => {
  it.each([...PAN_HOLDERS])('may have the fourth letter %s', (letter) => {
    expect(taxIdForm.parse({ pan: `ABC${letter}E1234F` }).pan).toBe(`ABC${letter}E1234F`);
  });

  it.each(['abcpe1234f', ' ABCPE 1234 F ', 'ABCPE-1234-F'])('is read as typed: %s', (typed) => {
    expect(taxIdForm.parse({ pan: typed }).pan).toBe(PAN);
  });

  it.each([
    ['', 'PAN is required'],
    ['ABCPE1234', 'Enter a PAN: 5 letters, 4 digits and 1 letter, such as ABCPE1234F'],
    ['123456789012', 'Enter a PAN: 5 letters, 4 digits and 1 letter, such as ABCPE1234F'],
    ['ABCPE12345', 'Enter a PAN: 5 letters, 4 digits and 1 letter, such as ABCPE1234F'],
    ['=ABCPE1234', 'Enter a PAN: 5 letters, 4 digits and 1 letter, such as ABCPE1234F'],
    ['x'.repeat(500), 'PAN must be 20 characters or fewer'],
    ['ABCDE1234F', 'Check the fourth letter of the PAN against your card'],
  ])('%s is refused', (typed, message) => {
    expect(messageFor(typed)).toBe(message);
  });

  it('is shown masked', () => {
    expect(maskPan(PAN)).toBe('ABCPE****F');
  });
});

describe('a stored PAN', () => {
  const sealed = sealText(PAN, NUMBER, key);

  it('is decrypted by its key for its receipt only', () => {
    expect(sealed).not.toContain(PAN);
    expect(openText(sealed, NUMBER, key)).toBe(PAN);
    expect(openText(sealed, 'D/2026-27/000013', key)).toBeUndefined();
    expect(openText(sealed, NUMBER, keyOf('b'))).toBeUndefined();
  });

  it('is never encrypted the same way twice', () => {
    expect(sealText(PAN, NUMBER, key)).not.toBe(sealed);
  });

  it('is not decrypted if it was altered', () => {
    const parts = sealed.split('.');
    const swap = (text = '') => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    for (const at of [1, 2, 3]) {
      const changed = parts.map((part, index) => (index === at ? swap(part) : part)).join('.');
      expect(openText(changed, NUMBER, key)).toBeUndefined();
    }
    for (const odd of ['', 'v1', 'v1..', `v1.${key.id}.AAAA.AAAA`, `v2${sealed.slice(2)}`]) {
      expect(openText(odd, NUMBER, key)).toBeUndefined();
    }
  });
});

describe('the key', () => {
  it('is created at first use, for its owner only, and then stays', () => {
    const file = path.join(folder, 'new', 'pan.key');
    const made = readPanKey({ hex: undefined, file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readPanKey({ hex: undefined, file })).toEqual(made);
    expect(readFileSync(file, 'utf8')).toBe(`${made.key.toString('hex')}\n`);
    // The file and its folder: PANs may be durable in another machine's database.
    expect(fsyncSync).toHaveBeenCalledTimes(2);
  });

  it('in the environment takes precedence over the file', () => {
    const file = path.join(folder, 'unused.key');
    expect(readPanKey({ hex: 'c'.repeat(64), file }).key.toString('hex')).toBe('c'.repeat(64));
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  it('is reported if the file holds none', () => {
    expect(() => readPanKey({ hex: undefined, file: 'package.json' })).toThrow(
      'package.json is not a key',
    );
  });
});

describe('the link in a receipt email', () => {
  const settings = settingsOf(REGISTERED, {
    SITE_URL: 'https://school.example.org/',
    PAN_KEY: 'a'.repeat(64),
  });
  const donation = sampleReceipt({ number: NUMBER });

  it('names its receipt in the fragment, with an unforgeable token', () => {
    const link = panLinkOf(donation, settings) ?? '';
    const [address, token = ''] = link.split('#pan=');
    expect(address).toBe('https://school.example.org/donate-register');
    expect(receiptOfToken(token, key)).toBe(NUMBER);
    expect(receiptOfToken(token, keyOf('b'))).toBeUndefined();
    const other = Buffer.from('D/2026-27/000013').toString('base64url');
    expect(receiptOfToken(`${other}.${token.split('.')[1]}`, key)).toBeUndefined();
    for (const odd of ['', '.', 'a.b', `${token}x`])
      expect(receiptOfToken(odd, key)).toBeUndefined();
    expect(receiptOfToken(panToken(NUMBER, key), key)).toBe(NUMBER);
  });

  it('is missing without registration, for test money and without an address of the site', () => {
    expect(panLinkOf({ ...donation, test: true }, settings)).toBeUndefined();
    expect(panLinkOf(donation, { ...settings, registrations: [] })).toBeUndefined();
    expect(panLinkOf(donation, { ...settings, siteUrl: undefined })).toBeUndefined();
  });

  it.each([
    ['too much cash', { method: 'cash', amount: 200_001 }],
    ['a donor who is not an Indian citizen', { indianCitizen: false }],
    ['a void receipt', { voidedAt: new Date() }],
  ] as const)('is missing for %s, which no certificate can contain', (_, changes) => {
    expect(panLinkOf({ ...donation, ...changes }, settings)).toBeUndefined();
  });

  it('is missing if the key is unavailable, so that the receipt is still sent', () => {
    const panKey = { hex: undefined, file: 'package.json/pan.key' };
    expect(panLinkOf(donation, { ...settings, panKey })).toBeUndefined();
  });
});
