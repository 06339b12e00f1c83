import { describe, expect, it } from 'vitest';
import { officePeople, outbox } from '@/school-api/db';
import { firstHeadLink } from '@/school-api/office';
import { fillEverything } from './support/fill-everything';
import { ORIGIN, openTestOffice } from './support/office';

const LINES = [
  'Asha\r\nBcc: x@evil.example',
  'Asha\nSubject: Pay',
  'Asha\r\n\r\n<b>',
  'Asha\u2028x',
];
const ADDRESSES = [
  'a@evil.example\r\nBcc: b@evil.example',
  'a@evil.example, b@evil.example',
  '"A" <a@evil.example>',
  'a@evil.example%0ABcc:b@evil.example',
];

const office = await openTestOffice();

const everything = async () => ({
  people: await office.deps.db.$count(officePeople),
  mails: await office.deps.db.$count(outbox),
});

describe('a name or an address', () => {
  it('of the first head adds no line', async () => {
    const { db, now } = office.deps;
    const link = await firstHeadLink(db, { now: now(), origin: ORIGIN });
    const path = new URL(link?.url ?? ORIGIN).pathname;
    for (const name of LINES) {
      const typed = { name, email: 'asha@school.example' };
      expect((await office.browser().post(path, typed)).status, name).toBe(422);
    }
    for (const email of ADDRESSES) {
      expect((await office.browser().post(path, { name: 'Asha', email })).status, email).toBe(422);
    }
    expect(await everything()).toEqual({ people: 0, mails: 0 });
  });

  it('of an invited person adds no line', async () => {
    const head = await office.as('head');
    const before = await everything();
    for (const name of LINES) {
      const typed = { name, email: 'late@school.example', role: 'accounts' };
      expect((await head.post('/people/invite', typed)).status, name).toBe(422);
    }
    for (const email of ADDRESSES) {
      const typed = { name: 'Asha', email, role: 'accounts' };
      expect((await head.post('/people/invite', typed)).status, email).toBe(422);
    }
    expect(await everything()).toEqual(before);
  });

  it('gets into no response header', async () => {
    const head = await office.as('head');
    for (const words of LINES) {
      const from = { now: office.deps.now(), owner: head };
      const pages = await fillEverything(office.deps.db, words, from);
      const files = ['/exports/jobs/file?format=csv', '/exports/donations/file?format=json'];
      for (const path of [...pages, ...files, `/jobs?vacancy=${encodeURIComponent(words)}`]) {
        const response = await head.get(path);
        // An export ends with its last byte.
        await response.arrayBuffer();
        const { status, headers } = response;
        expect(status, path).toBe(200);
        expect(headers.has('bcc') || headers.has('subject'), path).toBe(false);
        expect([...headers.values()].join('\n'), path).not.toMatch(/evil|Asha/);
      }
    }
  });
});
