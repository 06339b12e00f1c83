import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  donorCertificates,
  donorTaxIds,
  outbox,
  receipts,
  takeAdvisoryLock,
} from '@/school-api/db';
import {
  addCertificates,
  listCertificates,
  mailCertificates,
  readClaims,
  readPanKey,
  recallCertificates,
  unmatchCertificate,
} from '@/school-api/money';
import { ownCertificates } from '@/school-api/money/certificates/files';
import { CASES_TIMEOUT, cases } from '../../../support/cases';
import { NOW } from '../../cli/office';
import { untilSomeoneWaits } from '../../db/until-someone-waits';
import { openTestDatabase } from '../../test-database';
import { lastRun } from '../payments/last-run';
import { REGISTERED, settingsOf } from '../tax/registered';
import { give, panOf, statedIn, YEAR, year } from './year';

const database = await openTestDatabase();
const { db } = database;
const tax = settingsOf(REGISTERED, { PAN_KEY: 'a'.repeat(64) });

const DONORS = 4;
/** Possible errors in a line of the portal's table; mostly 'none'. */
const FAULTS = ['none', 'none', 'none', 'amount', 'stranger', 'no number', 'used number'] as const;

const NUMBERS = new Map<string, string>([
  ['no number', ''],
  ['used number', 'N00000000000'],
]);

const donation = fc.record({
  donor: fc.nat(DONORS - 1),
  address: fc.constantFrom('', '', 'own', 'own', 'own', 'second'),
  amount: fc.integer({ min: 50_100, max: 200_000 }),
  returned: fc.constantFrom(0, 0, 10_000, 'all' as const),
  hasPan: fc.constantFrom(true, true, true, false),
  method: fc.constantFrom('online' as const, 'online' as const, 'cash' as const),
});
type Donation = typeof donation extends fc.Arbitrary<infer T> ? T : never;

const line = fc.record({ donor: fc.nat(DONORS - 1), fault: fc.constantFrom(...FAULTS) });

const emailOf = ({ donor, address }: Donation) =>
  address === '' ? '' : `${address}${donor}@example.org`;

/** Independent books: what each donor with a PAN gave and had kept, and from which emails. */
function bookOf(donations: readonly Donation[]) {
  return Array.from({ length: DONORS }, (_, donor) => {
    const ofDonor = donations.filter((one) => one.donor === donor && one.hasPan);
    const own = ofDonor.filter(({ returned }) => returned !== 'all');
    const paise = own.reduce((sum, { amount, returned }) => sum + amount - Number(returned), 0);
    return { paise, emails: new Set(own.map(emailOf).filter((email) => email !== '')) };
  });
}

it('certificates reach only their donors, once, with the sums of the books', {
  timeout: CASES_TIMEOUT,
}, async () => {
  const counts = { matched: 0, doubtful: 0, told: 0 };
  const run = lastRun();
  await fc.assert(
    fc.asyncProperty(
      fc.array(donation, { minLength: 1, maxLength: 8 }),
      fc.array(line, { minLength: 1, maxLength: 6 }),
      run.of(async (donations, lines) => {
        for (const table of [outbox, donorCertificates, donorTaxIds, receipts]) {
          await db.delete(table);
        }
        for (const one of donations) {
          const { amount, method, donor } = one;
          const returned = one.returned === 'all' ? amount : one.returned;
          const pan = one.hasPan ? { pan: panOf(donor) } : {};
          await give(db, tax, { amount, method, returned, email: emailOf(one), ...pan });
        }
        const book = bookOf(donations);
        const table = lines.map(({ donor, fault }, at) => {
          const paise = (book[donor]?.paise ?? 0) + (fault === 'amount' ? 1 : 0);
          const pan = fault === 'stranger' ? 'QRSPE5678T' : panOf(donor);
          const number = NUMBERS.get(fault) ?? `N${String(at).padStart(11, '0')}`;
          return `file-${at}.pdf\t${pan}\t${paise / 100}\t${number}`;
        });
        const added = lines.map((_, at) => ({ id: `id-${at}`, fileName: `file-${at}` }));
        const claims = readClaims(table.join('\n'), readPanKey(tax.panKey)) ?? new Map();
        const donors = await statedIn(db, tax);
        const options = { year: YEAR, donors, claims, now: NOW };
        await addCertificates(db, added, options);
        // Sent again: no duplicates.
        await addCertificates(db, added, options);

        const all = await listCertificates(db, YEAR);
        const matched = all.filter(({ problem }) => problem === '');
        const doubtful = all.filter(({ problem }) => problem !== '');
        expect(matched.length + doubtful.length).toBe(lines.length);
        const owners = new Map(
          matched.map(({ id }) => [id, lines[Number(id.slice(3))]?.donor ?? 0]),
        );
        expect(new Set(owners.values()).size).toBe(matched.length);
        expect(new Set(matched.map((one) => one.acknowledgement)).size).toBe(matched.length);
        for (const one of matched) {
          const owner = book[owners.get(one.id) ?? 0];
          expect(lines[Number(one.id.slice(3))]?.fault).toMatch(/none|used number/);
          expect(one.amount).toBe(owner?.paise);
          expect([...(owner?.emails ?? [])]).toEqual(one.emailKey === '' ? [] : [one.emailKey]);
        }
        // Every correct certificate that is its donor's first is matched.
        for (const [donor, { paise, emails }] of book.entries()) {
          const own = lines.filter((one) => one.donor === donor);
          const isRight = own.some(({ fault }) => fault === 'none') && paise > 0 && emails.size < 2;
          const others = lines.some(({ fault }) => fault === 'used number');
          if (isRight && !others) expect([...owners.values()]).toContain(donor);
        }

        const told = matched.filter(({ emailKey }) => emailKey !== '');
        const clicks = await Promise.all([1, 2].map(() => mailCertificates(db, year, NOW)));
        expect(clicks.reduce((sum, count) => sum + count, 0)).toBe(told.length);
        const mails = async () => (await db.select().from(outbox)).map((mail) => mail.recipient);
        expect((await mails()).sort()).toEqual(told.map(({ emailKey }) => emailKey).sort());
        expect(await recallCertificates(db, year, NOW)).toBe(told.length);
        expect(await mailCertificates(db, year, NOW)).toBe(told.length);
        expect(await mailCertificates(db, year, NOW)).toBe(0);
        expect(await mails()).toHaveLength(told.length);

        for (const email of new Set(donations.map(emailOf))) {
          const seen = await ownCertificates(db, email, tax);
          const own = told.filter(({ emailKey }) => emailKey === email);
          expect(seen.map(({ listed }) => listed.number).sort()).toEqual(
            own.map(({ acknowledgement }) => acknowledgement).sort(),
          );
        }
        counts.matched += matched.length;
        counts.doubtful += doubtful.length;
        counts.told += told.length;
      }),
    ),
    cases({ night: 300 }),
  );
  await run.ended();
  expect(Math.min(counts.matched, counts.doubtful, counts.told)).toBeGreaterThan(0);
});

it('a certificate that is undone meanwhile is not emailed', async () => {
  for (const table of [outbox, donorCertificates]) await db.delete(table);
  const own = { id: 'one', donorKey: 'donor', emailKey: 'meera@example.org', problem: '' as const };
  const row = { ...own, financialYear: YEAR, addedAt: NOW };
  const [certificate] = await db.insert(donorCertificates).values(row).returning();
  const { mailing } = await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
    const mailing = mailCertificates(db, year, NOW);
    await untilSomeoneWaits(tx);
    if (certificate) await unmatchCertificate(tx, certificate);
    return { mailing };
  });
  expect([await mailing, await db.$count(outbox)]).toEqual([0, 0]);
});
