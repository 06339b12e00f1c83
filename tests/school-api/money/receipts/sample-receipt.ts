import type { Receipt } from '@/school-api/db';
import type { NewReceipt } from '@/school-api/money/receipts/issue';

const AT = new Date('2026-11-20T10:00:00Z');

let sources = 0;

/** A donation that is ready to be issued. */
export function newDonation(changes: Partial<NewReceipt> = {}): NewReceipt {
  sources += 1;
  return {
    purpose: 'donation',
    sourceId: `donation_${sources}`,
    test: false,
    paidAt: AT,
    issuedAt: AT,
    amount: 12_000_050,
    payerName: 'Meera Rao',
    address: '12, Demo Lane, Vraja, Uttar Pradesh, 281001, India',
    email: 'meera@example.org',
    method: 'online',
    reference: 'pay_Demo123456789',
    cause: 'For the cows',
    subject: '',
    ...changes,
  };
}

/** A stored row. */
export function sampleReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    ...newDonation(),
    number: 'D/2026-27/000012',
    sourceId: 'donation_0',
    emailKey: 'meera@example.org',
    returned: 0,
    voidedAt: null,
    voidReason: '',
    indianCitizen: null,
    ...changes,
  };
}
