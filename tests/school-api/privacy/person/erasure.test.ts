import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { privacyEraseResponse } from '@/contract';
import { accessLog, donations, outbox } from '@/school-api/db';
import { render } from '@/school-api/mail';
import { personalData } from '@/school-api/privacy/person/personal-data';
import { rowsOfMailbox } from '@/school-api/privacy/person/rows-of-mailbox';
import { columnsIn } from '@/school-api/privacy/person/tables/table-rule';
import { lockRecords } from '@/school-api/records/letters/send';
import { commandLine } from '../../cli/office';
import { addApplication, addMail, addMessage } from '../../cli/rows';
import { untilSomeoneWaits } from '../../db/until-someone-waits';
import { newEmail, openFormsApp, post, refused } from '../../forms/forms-app';
import { privacyGrant } from './grant';
import { filesWith, tablesWith } from './search';
import { addWholePerson, WHOLE } from './whole-person';

const api = await openFormsApp();

const words = { ...WHOLE, email: WHOLE.email.toLowerCase() };
const { email, name, child, guardian, phone, street, cv } = words;

/** What the law keeps (docs/decisions/erasure.md): the receipts, and the donations that the office entered. */
const KEPT = {
  [email]: ['donor_certificates', 'receipts'],
  [name]: ['offline_donations', 'receipts'],
  [street]: ['offline_donations', 'receipts'],
  [child]: ['receipts'],
  [guardian]: ['receipts'],
  [phone]: [],
  [cv]: [],
  'quillon@upi': [],
};

async function found(): Promise<Record<string, string[]>> {
  const all = Object.keys(KEPT).map(async (word) => [word, await tablesWith(api.db, word)]);
  return Object.fromEntries(await Promise.all(all));
}

describe('a person who asks for erasure', () => {
  it('is in every table that can hold one, and in a file, beforehand', async () => {
    await addWholePerson(api);
    const before = new Set(Object.values(await found()).flat());
    const shown = Object.entries(personalData)
      .filter(([, rule]) => columnsIn(rule.shown).length > 0 && rule.erasure !== 'office')
      .map(([table]) => table)
      .filter((table) => table !== 'donor_tax_ids');
    expect([...before]).toEqual(expect.arrayContaining(shown));
    expect(before).toContain('sandbox_deliveries');
    expect(filesWith(api.config.dataDir, cv)).toHaveLength(1);
  });

  it('learns what was erased, what stays and until when', async () => {
    const grant = await privacyGrant(api, WHOLE.email);
    const answer = await post(api.app, 'privacy-erase/', { grant });
    const { erased, kept } = privacyEraseResponse.parse(await answer.json());
    const counts = Object.fromEntries(erased.map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({
      applications: 2,
      donations: 3,
      receipts: 1,
      contact_messages: 1,
      job_applications: 1,
      application_documents: 1,
    });
    expect(kept).toEqual([
      {
        kind: 'receipts',
        count: 3,
        until: '2035-03-31',
        why: expect.stringContaining('8 years'),
      },
    ]);
  });

  it('is found nowhere in the database except where the law requires it', async () => {
    expect(await found()).toEqual(KEPT);
  });

  it('is found in no file of the data folder and in no line of the log', async () => {
    const log = api.lines.join('\n').toLowerCase();
    expect(log).toContain('"erasure"');
    for (const word of [email, name, child, guardian, phone, street, cv]) {
      expect(filesWith(api.config.dataDir, word), word).toEqual([]);
      expect(log, word).not.toContain(word.toLowerCase());
    }
  });

  it('leaves a paid donation without a person, for the statement', async () => {
    const [row] = await api.db.select().from(donations).where(eq(donations.indianCitizen, true));
    expect(row).toMatchObject({ donorName: '', email: '', mobile: '', address: '', message: '' });
  });

  it('is reported to the office without name or address, with the receipt of the paid registration', async () => {
    const [mail] = await api.db.select().from(outbox).where(eq(outbox.kind, 'office-erasure'));
    const text = render('office-erasure', mail?.data, api.config.mail.school)?.text ?? '';
    expect(text).toMatch(/Started 21 Nov 2026, Class 5, paid, receipt F\/2026-27\/000001/);
    expect(text).toMatch(/Receipts: 3, until 31 Mar 2035/);
    for (const word of Object.keys(KEPT))
      expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('is audited under a hash', async () => {
    const rows = await api.db.select().from(accessLog).where(eq(accessLog.action, 'person erase'));
    expect(rows).toMatchObject([
      { actor: 'the person', record: expect.stringContaining('2 appl') },
    ]);
    expect(rows[0]?.person).toMatch(/^[\w-]{43}$/);
  });

  it('needs a new code afterwards', async () => {
    const grant = await privacyGrant(api, newEmail());
    expect((await post(api.app, 'privacy-erase/', { grant })).status).toBe(200);
    expect((await refused(await post(api.app, 'privacy-data/', { grant }))).status).toBe(403);
  });

  it('is erased again after a restore by the reference in the email to the office', async () => {
    await addMessage(api.db, { email: WHOLE.email });
    const [mail] = await api.db.select().from(outbox).where(eq(outbox.kind, 'office-erasure'));
    const text = render('office-erasure', mail?.data, api.config.mail.school)?.text ?? '';
    const [reference = ''] = text.match(/\b[\w-]{43}\b/) ?? [];
    const school = commandLine(api.db, api.config.dataDir);
    const erase = () => school('person', 'erase', '--reference', reference, '--yes');
    expect((await erase()).output).toContain('Messages: 1 erased.');
    expect(await school('person', 'erase', '--reference', 'another')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No stored address'),
    });
  });
});

describe('the erasure of one person', () => {
  it('includes a letter that is being written meanwhile', async () => {
    const parent = newEmail();
    const id = await addApplication(api.db, { email: parent, emailKey: parent });
    const grant = await privacyGrant(api, parent);
    const { erasing } = await api.db.transaction(async (tx) => {
      await lockRecords(tx, [{ kind: 'applications', id }]);
      const erasing = post(api.app, 'privacy-erase/', { grant });
      await untilSomeoneWaits(tx);
      await addMail(tx, { recipient: parent });
      return { erasing };
    });
    expect((await erasing).status).toBe(200);
    expect(await tablesWith(api.db, parent)).toEqual([]);
  });

  it('touches nobody else, and no other spelling of the mailbox', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const tagged = one.replace('@', '+tag@');
    for (const address of [one, other, tagged]) await addMessage(api.db, { email: address });
    await post(api.app, 'privacy-erase/', { grant: await privacyGrant(api, one) });
    const left = async (address: string) => {
      const { table, where } = rowsOfMailbox(api.db, address).contact_messages;
      return (await api.db.select({ one: sql`1` }).from(table).where(where)).length;
    };
    expect([await left(one), await left(other), await left(tagged)]).toEqual([0, 1, 1]);
  });

  it('reports nothing to the office if only codes were stored', async () => {
    const count = () => api.db.$count(outbox, eq(outbox.kind, 'office-erasure'));
    const before = await count();
    await post(api.app, 'privacy-erase/', { grant: await privacyGrant(api, newEmail()) });
    expect(await count()).toBe(before);
  });
});
