import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { privacyDataResponse } from '@/contract';
import { accessLog, applications, contactMessages, offlineDonations } from '@/school-api/db';
import { MAX_RECORDS } from '@/school-api/privacy/person/collect-person';
import { NOW, openOffice } from './office';
import { addApplication, addJob, addMail, addMessage, addReceipt, daysAgo } from './rows';

const MAIL = 'meera@example.org';

const office = await openOffice({ demo: false });
const { db } = office;
await addApplication(db, { email: MAIL, emailKey: MAIL, guardianName: 'Meera Rao' });
await addMessage(db, { email: MAIL, message: 'Is there a bus?' });
await addMessage(db, { name: 'Nanda', message: 'Please call' });
mkdirSync(office.inFolder('cv'));
writeFileSync(office.inFolder('cv', 'abc.pdf'), '%PDF-1.4');
await addJob(db);
await addReceipt(db);

const person = (...args: string[]) => office.school('person', ...args);

describe('person show and export', () => {
  it('show all that is held, with the same address in capitals', async () => {
    const { code, out } = await person('show', 'MEERA@example.org');
    expect(code).toBe(0);
    expect(out).toContain('Registrations of children: 1');
    expect(out).toContain('Message: Is there a bus?');
    expect(out).not.toContain('Please call');
  });

  it('write a file that only its owner can read, as JSON or as text', async () => {
    const file = office.inFolder('meera.json');
    expect((await person('export', MAIL, '--out', file)).code).toBe(0);
    expect(statSync(file).mode & 0o077).toBe(0);
    const data = privacyDataResponse.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(data.sections.map(({ kind }) => kind)).toContain('receipts');
    await person('export', MAIL, '--text', '--out', office.inFolder('meera.txt'));
    expect(readFileSync(office.inFolder('meera.txt'), 'utf8')).toContain('Is there a bus?');
  });

  it('write all there is, also where the website lists only the newest', async () => {
    const email = 'agent@example.org';
    for (let sent = 0; sent <= MAX_RECORDS; sent += 1) await addMessage(db, { email });
    const file = office.inFolder('agent.json');
    await person('export', email, '--out', file);
    const { sections } = privacyDataResponse.parse(JSON.parse(readFileSync(file, 'utf8')));
    const all = sections.find(({ kind }) => kind === 'contact_messages');
    expect([all?.records.length, all?.more]).toEqual([MAX_RECORDS + 1, false]);
    await db.delete(contactMessages).where(eq(contactMessages.email, email));
  });

  it('refuse an invalid address', async () => {
    expect(await person('show', 'meera')).toMatchObject({ code: 2 });
    expect((await person('export', MAIL)).output).toContain('--out');
  });
});

describe('person affected', () => {
  const csv = async (table: string, ...args: string[]) => {
    const { out } = await person('affected', table, '--from', '2026-11-21', ...args);
    return z
      .string()
      .parse(out)
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
  };

  it('lists each address once, and the phone where there is none', async () => {
    await addMessage(office.db, { email: 'Meera@Example.org', createdAt: daysAgo(30) });
    expect(await csv('contact_messages', '--to', '2026-11-21')).toEqual([
      '"Email","Name","Records"',
      '"","Nanda +91 9000000001","1"',
      '"meera@example.org","Meera Rao","2"',
    ]);
    expect(await csv('applications', '--to', '2026-11-21')).toHaveLength(2);
  });

  it('finds emails to and about a person, and no others', async () => {
    const about = (data: object) => addMail(office.db, { recipient: 'office', data });
    await addMail(office.db, { recipient: 'Radha@example.org' });
    await about({ email: 'govinda@example.org', name: 'Govinda' });
    await about({ applications: 3 });
    const lines = await csv('outbox', '--to', '2026-11-21');
    expect(lines.slice(1)).toEqual(['"govinda@example.org","","1"', '"radha@example.org","","1"']);
  });

  it('lists more people than are read at once, each once', async () => {
    const donations = Array.from({ length: 1001 }, (_, one) => ({
      id: `donation-${one}`,
      method: 'cash' as const,
      givenOn: daysAgo(1),
      amount: 100,
      donorName: 'Anna',
      email: `anna${one}@example.org`,
      createdAt: daysAgo(1),
    }));
    await office.db.insert(offlineDonations).values(donations);
    const lines = await csv('offline_donations', '--to', '2026-11-21');
    expect(new Set(lines.slice(1)).size).toBe(1001);
    expect(lines).toHaveLength(1002);
  });

  it('leaves out what was stored later', async () => {
    const { out } = await person(
      ...['affected', 'contact_messages', '--from', '2026-11-01', '--to', '2026-11-01'],
    );
    expect(out).toContain('meera@example.org');
    expect(out).not.toContain('Nanda');
  });

  it('names the tables, and needs the days in their order', async () => {
    expect(
      (await person('affected', 'news', '--from', '2026-11-21', '--to', '2026-11-21')).output,
    ).toMatch(/no people in 'news'; use one of applications, /);
    const reversed = ['--from', '2026-11-22', '--to', '2026-11-20'];
    expect((await person('affected', 'outbox', ...reversed)).output).toContain(
      '--from is after --to',
    );
  });
});

describe('person withdraw and erase', () => {
  it('notes that consent is withdrawn', async () => {
    const { output } = await person('withdraw', MAIL);
    expect(output).toBe('Consent withdrawn for 1 registration.\n');
    const [registration] = await office.db.select().from(applications);
    expect(registration?.consentWithdrawnAt).toEqual(NOW);
  });

  it('shows what would be erased, and erases nothing without --yes', async () => {
    const { output } = await person('erase', MAIL);
    expect(output).toContain('Registrations of children: 1 would be erased.');
    expect(output).toContain('Receipts: 1 kept until 2035-03-31.');
    expect(output).toContain('add --yes');
    expect(await office.db.$count(applications)).toBe(1);
    expect(existsSync(office.inFolder('cv', 'abc.pdf'))).toBe(true);
  });

  it('erases with --yes, including the CV file, and audits who did it', async () => {
    const { output } = await person('erase', MAIL, '--yes');
    expect(output).toContain('Job applications: 1 erased.');
    expect(await office.db.$count(applications)).toBe(0);
    expect(await office.db.$count(contactMessages)).toBe(1);
    expect(existsSync(office.inFolder('cv', 'abc.pdf'))).toBe(false);
    const rows = await office.db.select().from(accessLog).orderBy(accessLog.id);
    expect(rows.at(-1)).toMatchObject({ action: 'person erase', actor: 'command line (meena)' });
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(MAIL);
    expect((await person('erase', MAIL)).output).not.toContain('erased.');
  });
});
