import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { formatInIndia } from '@/content/india-time';
import { transferRequest } from '@/contract';
import {
  capturedPayments,
  type Db,
  disputes,
  donations,
  donorCertificates,
  donorTaxIds,
  offlineDonations,
  outbox,
  paymentOrders,
  receipts,
  refunds,
  transfers,
} from '@/school-api/db';
import {
  addCredits,
  addOfflineDonation,
  cancelOfflineDonation,
  readPanKey,
} from '@/school-api/money';
import { reportTransfer } from '@/school-api/money/donations/transfers/report';
import { settle } from '@/school-api/money/payments/settle';
import type { Fact } from '@/school-api/money/payments/state';
import { findReceiptOf } from '@/school-api/money/receipts/rows';
import { saveTaxId } from '@/school-api/money/tax/tax-ids';
import { NOW } from '../../cli/office';
import { addDonation, addOrder, daysAgo } from '../../cli/rows';
import { panOf } from '../certificates/year';
import { REGISTERED, settingsOf } from '../tax/registered';

const DONORS = 3;
const emailOf = (donor: number) => `donor${donor}@example.org`;

export const tax = settingsOf(REGISTERED, { PAN_KEY: 'a'.repeat(64) });

const deps = { log: pino({ level: 'silent' }), now: () => NOW };

/** A donation and what becomes of it. */
export const donation = fc.record({
  cause: fc.constantFrom('Cow Care', 'For the cows', 'Nature Care', ''),
  paise: fc.integer({ min: 100, max: 5_000_000 }),
  part: fc.integer({ min: 1, max: 99 }),
  days: fc.integer({ min: 0, max: 60 }),
  how: fc.constantFrom('online', 'online', 'online', 'offline', 'reported', 'reported', 'practice'),
  donor: fc.nat(DONORS - 1),
  hasPan: fc.boolean(),
  fate: fc.constantFrom('kept', 'kept', 'part', 'whole', 'disputed', 'unpaid'),
});
export type DonationCase = typeof donation extends fc.Arbitrary<infer T> ? T : never;

/** Independent books: the amount the school keeps. The office cancels, it does not refund. */
function kept({ how, fate, paise, part }: DonationCase): number {
  if (how === 'practice' || fate === 'unpaid') return 0;
  if (how === 'offline' || how === 'reported') return fate === 'whole' ? 0 : paise;
  const back = { kept: 0, part: partOf(paise, part), whole: paise, disputed: paise };
  return paise - back[fate];
}

const partOf = (paise: number, part: number) => Math.max(1, Math.floor((paise * part) / 100));

/** Plays one case. The provider sends each fact twice. */
export async function play(db: Db, one: DonationCase, nth: number) {
  const { cause: purpose, paise: amount, how, fate, days, part, donor, hasPan } = one;
  const paidAt = daysAgo(days);
  const email = emailOf(donor);
  const pan = hasPan ? panOf(donor) : undefined;
  const panKey = readPanKey(tax.panKey);
  if (how === 'offline' || how === 'reported') {
    const transferId = how === 'reported' ? await arrive() : 0;
    if (fate === 'unpaid') return;
    const given = { method: 'cheque', kind: 'Others', indianCitizen: true } as const;
    const reference = how === 'reported' ? `UTR00000000${nth}` : '';
    const who = { donorName: 'Meera Rao', email, address: '12, Demo Lane', reference };
    const input = { ...given, ...who, givenOn: paidAt, amount, purpose, ...(pan && { pan }) };
    const id = `bank_${nth}`;
    const seen = () =>
      addOfflineDonation(db, input, { id, again: false, now: NOW, tax, transferId });
    const [added] = await Promise.all([seen(), seen()]);
    if (!added.added) throw new Error('not added');
    const { number } = added.receipt;
    if (fate === 'whole') await cancelOfflineDonation(db, number, { reason: 'x', now: NOW });
    return;
  }
  const id = await addDonation(db, { purpose, email, createdAt: paidAt });
  const test_ = how === 'practice';
  const opened = { createdAt: paidAt, openedAt: paidAt };
  const order = { ...opened, purpose: 'donation', amount, test: test_ } as const;
  const orderId = await addOrder(db, id, { ...order, providerOrderId: `order_${id}` });
  const facts = factsOf(one, `pay_${nth}_${id}`);
  for (const fact of [...facts, ...facts]) {
    await db.transaction((tx) => settle(tx, orderId, fact, deps));
  }
  const receipt = await findReceiptOf(db, orderId);
  if (pan && receipt) {
    await saveTaxId(db, { receiptNumber: receipt.number, pan, panKey, now: paidAt });
  }

  /**
   * Reported by the donor and found in the pasted statement, in either order. One amount in ten differs.
   */
  async function arrive(): Promise<number> {
    const day = formatInIndia(paidAt, 'yyyy-MM-dd');
    const reference = `UTR00000000${nth}`;
    const sender = { donor_name: 'Meera Rao', email, address: '12, Demo Lane', sent_on: day };
    const rupees = String(part % 10 === 0 ? part : amount / 100);
    const sent = { ...sender, amount: rupees, reference, purpose, indian_citizen: 'yes' };
    const rules = { takesForeign: false, now: NOW };
    const report = () => reportTransfer(db, transferRequest.parse(sent), rules);
    const credits = [{ day, words: `NEFT CR ${reference} RAO`, amount }];
    const paste = () => addCredits(db, credits, { batch: `b${nth}`, now: NOW });
    // Nobody sees an unpaid one in the bank.
    const steps = fate === 'unpaid' ? [report] : part % 2 === 0 ? [report, paste] : [paste, report];
    for (const step of [...steps, ...steps]) await step();
    const rows = await db.select().from(transfers).where(eq(transfers.reference, reference));
    if (rows.length !== 1) throw new Error(`${rows.length} transfers of one`);
    return rows[0]?.id ?? 0;
  }

  function factsOf({ fate }: DonationCase, paymentId: string): Fact[] {
    const payment = { id: paymentId, amount, currency: 'INR', times: [paidAt] };
    if (fate === 'unpaid') return [{ kind: 'failed', payment }];
    const back = fate === 'part' ? partOf(amount, part) : amount;
    const refund = {
      id: `rfnd_${paymentId}`,
      paymentId,
      amount: back,
      state: 'processed',
    } as const;
    const lost = { id: `disp_${paymentId}`, paymentId, amount, deducted: amount } as const;
    const facts: Fact[] = [{ kind: 'captured', payment }];
    if (fate === 'part' || fate === 'whole') facts.push({ kind: 'refund', refund });
    if (fate === 'disputed') facts.push({ kind: 'dispute', dispute: { ...lost, state: 'lost' } });
    return facts;
  }
}

export async function clear(db: Db) {
  for (const table of [transfers, donorCertificates, donorTaxIds, outbox]) await db.delete(table);
  for (const table of [receipts, donations, offlineDonations]) await db.delete(table);
  for (const table of [capturedPayments, refunds, disputes, paymentOrders]) await db.delete(table);
}

export const sum = (cases: readonly DonationCase[]) =>
  cases.reduce((paise, one) => paise + kept(one), 0);
