import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import {
  applicationDocuments,
  applications,
  capturedPayments,
  contactMessages,
  jobApplications,
  officeStates,
  offlineDonations,
  outbox,
  paymentOrders,
  preparedDecisions,
  receipts,
  refunds,
} from '@/school-api/db';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import { countNow } from '@/school-api/office/menu-counts';
import type { Role } from '@/school-api/office/route';
import { findWaiting } from '@/school-api/office/screens/today/waiting';
import { BY_FAMILY } from '@/school-api/records/states/set-by-family';
import {
  addApplication,
  addDonation,
  addJob,
  addMail,
  addMessage,
  addOffline,
  addOrder,
  numberOf,
} from '../school-api/cli/rows';
import { newDonation } from '../school-api/money/receipts/sample-receipt';
import { addRecords, removeRecords } from '../support/content';
import { parse } from '../ui/parse';
import { openTestOffice } from './support/office';
import { readToday } from './support/read-today';

const office = await openTestOffice({ findings: async () => [] });
beforeEach(async () => {
  const donations = [offlineDonations, capturedPayments, refunds, paymentOrders, receipts];
  for (const table of [outbox, applications, contactMessages, jobApplications, ...donations]) {
    await office.deps.db.delete(table);
  }
});

const look = (role: Role) => readToday(office, role);
const daysAgo = (days: number) => new Date(office.deps.now().getTime() - days * 86_400_000);

describe('the to-do list', () => {
  it('is empty on a quiet day, with a message', async () => {
    const { page, lines } = await look('head');
    expect(lines).toEqual([]);
    expect(page.body.textContent).toContain('There is nothing to do.');
  });

  it('links admissions to unhandled messages and applications', async () => {
    const { db } = office.deps;
    await addMessage(db);
    await addMessage(db, { officeState: 'answered' });
    await addJob(db);
    const done = { completedAt: daysAgo(1), verifiedAt: daysAgo(1) };
    await addOrder(db, await addApplication(db, done), { state: 'paid', paidAt: daysAgo(1) });
    await addApplication(db, done);
    await addApplication(db, done);
    const applicationId = await addApplication(db);
    const asked = { kind: 'photograph', requestedBy: 'Meera', requestedAt: daysAgo(2) } as const;
    await db.insert(applicationDocuments).values({ applicationId, ...asked, file: 'a.pdf' });
    const data = { email: 'asha@example.org', text: 'My name', at: '2026-11-20T04:30:00.000Z' };
    await addMail(db, { key: 'correction_1', kind: 'office-correction', data });
    const { lines } = await look('admissions');
    expect(lines).toEqual([
      { title: '1 unanswered message', href: '/messages?state=new' },
      { title: '1 new application, fee paid', href: '/applications?state=received&progress=paid' },
      { title: '1 new job application', href: '/jobs?state=new' },
      { title: 'Applications with new documents: 1', href: '/applications?documents=new' },
      { title: 'Requests to correct data: 1', href: '/messages/corrections' },
      {
        title: '2 new applications, fee not paid',
        href: '/applications?state=received&progress=completed',
      },
    ]);
    // One is paid, one has a new document. The others have to be paid, so the menu does not count them.
    expect((await countNow(office.deps, 'admissions'))['/applications']).toBe(2);
  });

  it('shows what families answered this week, which needs no action', async () => {
    const { db } = office.deps;
    const answered = { officeStateBy: BY_FAMILY, officeStateAt: daysAgo(1) };
    for (const officeState of ['accepted', 'declined', 'withdrawn'] as const) {
      const applicationId = await addApplication(db, { officeState, ...answered });
      const by = { personId: 0, personName: BY_FAMILY, setAt: daysAgo(1) };
      const set = { applicationId, before: 'place offered', after: officeState, ...by };
      await db.insert(officeStates).values(set);
      await addApplication(db, { officeState, ...answered, officeStateAt: daysAgo(10) });
      await addApplication(db, { officeState, ...answered, officeStateBy: 'Meera' });
    }
    const offer = { officeState: 'place offered' } as const;
    for (const answerBy of ['', '2020-01-01', '2099-01-01']) {
      await addApplication(db, { ...offer, answerBy });
    }
    const waiting = await findWaiting(office.deps, 'admissions');
    expect(waiting).toMatchObject([
      { title: 'Places accepted by families this week: 1', count: 0 },
      { title: 'Places declined by families this week: 1', count: 0 },
      { title: 'Offers not answered in time: 1', count: 1 },
      {
        title: 'Applications withdrawn by families this week: 1',
        text: 'Of these, 1 had a place or an offer.',
        count: 0,
      },
    ]);
    const browser = await office.as('admissions');
    for (const { href = '' } of waiting) {
      const list = parse(await (await browser.get(href)).text());
      expect(list.querySelectorAll('tbody tr'), href).toHaveLength(1);
    }
  });

  it('leaves out practice applications where real money arrives', async () => {
    const { db, config } = office.deps;
    const practice = {
      feeTest: true,
      officeStateBy: BY_FAMILY,
      officeStateAt: daysAgo(1),
    } as const;
    await addApplication(db, { ...practice, officeState: 'accepted' });
    const applicationId = await addApplication(db, {
      ...{ ...practice, officeState: 'place offered', answerBy: '2020-01-01' },
    });
    const by = { batch: 'b', personId: 1, personName: 'Meera', enteredAt: daysAgo(1) };
    await db.insert(preparedDecisions).values({
      ...{ applicationId, state: 'place offered', answerBy: '', note: '', ...by },
      ...{ subject: 'A place', text: 'Dear {name}' },
    });
    expect(await findWaiting(office.deps, 'admissions')).toHaveLength(3);
    const { payments } = readConfig({
      ...{ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' },
    });
    const live = { ...office.deps, config: { ...config, payments } };
    expect(await findWaiting(live, 'admissions')).toEqual([]);
  });

  it('links accounts to money, and not to messages', async () => {
    const { db } = office.deps;
    await addMessage(db);
    const donation = await addDonation(db);
    const order = await addOrder(db, donation, {
      ...{ purpose: 'donation', state: 'paid', paidAt: daysAgo(2), paymentId: 'pay_1' },
    });
    const payment = { orderId: order, amount: 150_000, currency: 'INR', seenAt: daysAgo(2) };
    await db.insert(capturedPayments).values([
      { id: 'pay_1', ...payment },
      { id: 'pay_2', ...payment },
    ]);
    const application = await addApplication(db);
    await addOrder(db, application, { state: 'attempted', openedAt: daysAgo(3) });
    const { lines } = await look('accounts');
    expect(lines).toEqual([
      { title: '₹1,500.00 was paid twice', href: `/donations/online/${donation}` },
      {
        title: 'A payment of ₹1,500.00 still has an unknown outcome',
        href: `/applications/${await numberOf(db, application)}`,
      },
    ]);
  });

  it('shows accounts what was restored from the provider, with the payer if there is no record', async () => {
    const { db } = office.deps;
    const paid = { state: 'paid', paidAt: daysAgo(1), paymentId: 'pay_1' } as const;
    const donation = await addDonation(db);
    const restored = { ...paid, restoredAt: daysAgo(1) };
    const ofDonation = await addOrder(db, donation, { ...restored, purpose: 'donation' });
    const fee = await addOrder(db, 'lost', restored);
    await db.update(paymentOrders).set({ subjectId: fee }).where(eq(paymentOrders.id, fee));
    const payer = { payerName: 'Meera Rao', email: 'meera@example.org' };
    await issueReceipt(db, newDonation({ ...payer, sourceId: ofDonation }));
    await issueReceipt(db, newDonation({ ...payer, sourceId: fee }));
    const { lines, page } = await look('accounts');
    expect(lines).toEqual([
      {
        title: 'A payment of ₹1,500.00 was restored from the provider',
        href: `/donations/online/${donation}`,
      },
      {
        title: 'A registration fee of ₹1,500.00 was paid for an unknown application',
        href: undefined,
      },
    ]);
    expect(page.body.textContent).toContain('Meera Rao, meera@example.org. It was restored');
  });

  it('is shortened when long, with the number left out', async () => {
    const { db } = office.deps;
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await addOrder(db, `a${number}`, { state: 'attempted', openedAt: daysAgo(number + 1) });
    }
    const { page } = await look('accounts');
    expect(page.querySelectorAll('.board > section > .waiting > li')).toHaveLength(6);
    const more = page.querySelector('.waiting details');
    expect(more?.querySelector('summary')?.textContent).toBe(
      '2 more payments with an unknown outcome',
    );
    expect(more?.querySelectorAll('.waiting > li')).toHaveLength(2);
    expect((await countNow(office.deps, 'accounts'))['/']).toBe(7);
  });

  it('shows an editor what expires and what needs review', async () => {
    const { db } = office.deps;
    await addRecords(db, 'disclosures', [
      { topic: 'Fire safety certificate', valid_until: '2020-01-01' },
      { topic: 'Other policy', title: 'Food', reviewed_on: '2020-01-01' },
    ]);
    const { lines } = await look('editor');
    await removeRecords(db, 'disclosures');
    expect(lines).toEqual([
      { title: 'Fire safety certificate: expired', href: '/content/disclosures' },
      { title: 'Food: not reviewed for a year', href: '/content/disclosures' },
    ]);
  });

  it('is empty for an editor, who sees no numbers of parents and donors', async () => {
    await addMessage(office.deps.db);
    const { lines, charts } = await look('editor');
    expect(lines).toEqual([]);
    expect(charts).toEqual([]);
  });
});

it('the names of those waiting longest link to their records, and showing them is audited', async () => {
  const { db } = office.deps;
  for (const days of [1, 9, 5, 7]) {
    await addMessage(db, { name: `Waits ${days}`, createdAt: daysAgo(days) });
  }
  const { page } = await look('admissions');
  const names = [...page.querySelectorAll('.waiting-names li')].map((line) => line.textContent);
  expect(names).toEqual(['Waits 9 9 days', 'Waits 7 7 days', 'Waits 5 5 days']);
  const href = page.querySelector('.waiting-names a')?.getAttribute('href');
  expect(href).toMatch(/^\/messages\/\d+$/);
  expect((await office.newestAudit())?.action).toBe('today show');
});

describe('the figures', () => {
  const figuresOf = ({ page }: Awaited<ReturnType<typeof look>>) =>
    [...page.querySelectorAll('.figures > li')].map((figure) => [
      ...[...figure.querySelectorAll('p, dd')].map((part) => part.textContent),
    ]);

  it('compare today and this month with the same days of last year', async () => {
    const { db } = office.deps;
    const completed = [0, 0, 3, 365, 340];
    for (const days of completed) await addApplication(db, { completedAt: daysAgo(days) });
    await addApplication(db, { completedAt: daysAgo(0), feeTest: true });
    const paid = { purpose: 'donation', state: 'paid', amount: 250_050 } as const;
    await addOrder(db, await addDonation(db), { ...paid, paidAt: daysAgo(0) });
    await addOrder(db, await addDonation(db), { ...paid, paidAt: daysAgo(0), test: true });
    const today = await look('accounts');
    expect(figuresOf(today)).toEqual([
      ['Applications today', '2', '3', '1'],
      ['Donations today', '₹2,500.50', '₹2,500.50', '₹0'],
    ]);
    const browser = await office.as('accounts');
    const lists = [...today.page.querySelectorAll('.figures a')].map(async (link) => {
      const list = parse(await (await browser.get(link.getAttribute('href') ?? '')).text());
      return list.querySelector('.list-results > div')?.textContent;
    });
    const [applicationsToday, donationsToday] = await Promise.all(lists);
    expect(applicationsToday).toContain('2 applications.');
    expect(donationsToday).toContain('₹2,500.50 from 1 received');
  });

  it('depend on the role', async () => {
    expect(figuresOf(await look('admissions'))).toHaveLength(1);
    expect(figuresOf(await look('editor'))).toEqual([]);
  });
});

it('the months count completed applications, and the money of donations that stayed', async () => {
  const { db } = office.deps;
  const lastMonth = daysAgo(30);
  await addApplication(db, { completedAt: lastMonth });
  await addApplication(db, { completedAt: lastMonth, feeTest: true });
  await addApplication(db);
  const paid = { purpose: 'donation', state: 'paid', paidAt: lastMonth } as const;
  await addOrder(db, 'donation-1', { ...paid, amount: 500_000, returned: 100_000 });
  await addOrder(db, 'donation-2', { ...paid, amount: 900_000, test: true });
  await addOffline(db, { givenOn: lastMonth });
  await addOffline(db, { givenOn: lastMonth, amount: 70_000, cancelledAt: lastMonth });
  const { page, charts } = await look('head');
  expect(charts).toEqual(['Applications by month', 'Donations by month']);
  const october = [...page.querySelectorAll('figure tbody tr')]
    .map((row) => [...row.querySelectorAll('.cell')].map((cell) => cell.textContent).join(''))
    .filter((text) => text.startsWith('October 2026'));
  expect(october).toEqual(['October 202610', 'October 2026₹4,500₹0']);
});
