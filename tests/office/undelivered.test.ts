import { beforeEach, describe, expect, it } from 'vitest';
import { applications, offlineDonations, outbox, paymentOrders, receipts } from '@/school-api/db';
import { cancelOfflineDonation } from '@/school-api/money';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import type { Role } from '@/school-api/office/route';
import { addApplication, addMail, addOffline, addOrder, numberOf } from '../school-api/cli/rows';
import { newDonation } from '../school-api/money/receipts/sample-receipt';
import { parse } from '../ui/parse';
import { openTestOffice } from './support/office';
import { readToday } from './support/read-today';

const office = await openTestOffice();
beforeEach(async () => {
  for (const table of [outbox, applications, offlineDonations, paymentOrders, receipts]) {
    await office.deps.db.delete(table);
  }
});

const look = (role: Role) => readToday(office, role);
const daysAgo = (days: number) => new Date(office.deps.now().getTime() - days * 86_400_000);

describe('undelivered emails', () => {
  it('are listed with the person’s phone number and the record', async () => {
    const { db } = office.deps;
    const application = await addApplication(db, { guardianName: 'Devaki', mobile: '9000000017' });
    await addOffline(db, { id: 'donation-7', createdAt: daysAgo(2) });
    await issueReceipt(db, newDonation({ sourceId: 'donation-7' }));
    const order = await addOrder(db, application);
    const dead = { state: 'dead', createdAt: daysAgo(1) } as const;
    await addMail(db, { ...dead, kind: 'admission-receipt', key: `receipt:${order}` });
    await addMail(db, { ...dead, kind: 'donation-receipt', key: 'receipt:donation-7' });
    await addMail(db, { ...dead, kind: 'office-day', key: 'daily-note:2026-11-21' });
    await addMail(db, { ...dead, kind: 'otp', key: 'otp:1' });
    await addMail(db, { ...dead, kind: 'office-day', key: 'old', createdAt: daysAgo(40) });
    await addMail(db, { ...dead, kind: 'letter', key: `letter:applications:${application}:b` });
    await addMail(db, { ...dead, kind: 'family-answer', key: `family-answer:${application}:c` });
    const { lines, page } = await look('head');
    const record = `/applications/${await numberOf(db, application)}`;
    const donation = '/donations/offline/donation-7';
    expect(lines.map(({ href }) => href)).toEqual([record, record, undefined, donation, record]);
    expect(page.body.textContent).toContain('Devaki 9000000017');
    expect(page.querySelector('a[href="tel:+919000000017"]')).not.toBeNull();
    expect(await office.newestAudit()).toMatchObject({ action: 'today show' });
    const seen = (await look('admissions')).lines.map(({ href }) => href);
    expect(seen).toEqual([record, record, undefined, record]);
  });

  it('that were asked of donors in bulk are named to accounts only, by the list of the year', async () => {
    const { db } = office.deps;
    const dead = { state: 'dead', data: { year: '2026-27' } } as const;
    for (const key of ['a', 'b']) {
      await addMail(db, { ...dead, kind: 'pan-request', key: `pan-request:2026-27:${key}` });
    }
    await addMail(db, { ...dead, kind: 'certificate', key: 'certificate:c' });
    await addMail(db, { ...dead, kind: 'office-invitation', key: 'office-invitation:7:d' });
    await addMail(db, { state: 'dead', recipient: 'asha@example.org', key: 'job:2026-11-21:e' });
    const year = '/donations/statement/2026-27';
    const job = {
      title: 'An email confirming a job application was not delivered',
      href: '/jobs?q=asha%40example.org',
    };
    const invitation = {
      title: 'An invitation to the office was not delivered',
      href: '/people/7',
    };
    const money = [
      { title: 'Emails about certificates not delivered: 1', href: `${year}/certificates` },
      { title: 'PAN requests not delivered: 2', href: `${year}/ask` },
    ];
    expect((await look('head')).lines).toEqual([job, invitation, ...money]);
    expect((await look('accounts')).lines).toEqual(money);
    expect((await look('admissions')).lines).toEqual([job]);
  });

  it('that were withdrawn are left out', async () => {
    const { db } = office.deps;
    await addOffline(db, { id: 'donation-8', createdAt: daysAgo(2) });
    const { number } = await issueReceipt(db, newDonation({ sourceId: 'donation-8' }));
    await addMail(db, { state: 'dead', kind: 'donation-receipt', key: 'receipt:donation-8' });
    expect((await look('accounts')).lines).toHaveLength(1);
    await cancelOfflineDonation(db, number, { reason: 'A typing error', now: daysAgo(0) });
    expect((await look('accounts')).lines).toEqual([]);
  });

  it('leave the list once they are done, if the role may see them, which is audited', async () => {
    const { db } = office.deps;
    const application = await addApplication(db);
    const dead = { state: 'dead', recipient: 'asha@example.org' } as const;
    const letter = {
      ...dead,
      kind: 'letter',
      key: `letter:applications:${application}:b`,
    } as const;
    const ids = [await addMail(db, letter), await addMail(db, { ...dead, kind: 'pan-request' })];
    const { lines: before, page } = await look('head');
    // Above the link that covers the line.
    expect(page.querySelector('.waiting div:has(> form)')?.classList).toContain('relative');
    const clerk = await office.as('admissions');
    const done = await clerk.post('/undelivered/done', { mails: ids.join(' ') });
    expect((await look('head')).lines.map(({ href }) => href)).toEqual([before[0]?.href]);
    expect(await office.newestAudit()).toMatchObject({
      action: 'mails done',
      record: `emails ${ids[0]}`,
    });
    const next = parse(await (await clerk.get(done.headers.get('location') ?? '')).text());
    const undo = next.querySelector('form[action="/undelivered/done/undo"]');
    const fields = Object.fromEntries(
      [...(undo?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
    );
    await clerk.post('/undelivered/done/undo', fields);
    expect((await look('head')).lines).toEqual(before);
  });
});
