import { school } from '../school';
import { officeLines, officePhone, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.refundPolicy;

export const refundPolicy: Policy = {
  title: 'Refund and Cancellation Policy',
  description: `Payments to ${school.name}: what is not refunded, and how we return duplicate, mistaken and failed payments.`,
  scene: 'give-trees',
  banner: { heading: 'Refund and Cancellation Policy' },
  version,
  since,
  blocks: [
    { kind: 'heading', text: 'What is not refunded' },
    {
      kind: 'list',
      items: ['The registration fee is non-refundable.', 'Donations are non-refundable.'],
    },
    { kind: 'heading', text: 'What we refund' },
    {
      kind: 'list',
      items: [
        'You paid twice for the same registration or donation: we refund the second payment in full.',
        'You made an obvious mistake, such as one zero too many: write to us within 30 days. If you have not used the receipt for your tax, we refund the difference.',
        'The payment failed, but the money has left your account: your bank returns it automatically, usually within 5 to 7 working days. Please do not pay again until the page says that the payment has not arrived.',
        'Someone else used your card: tell your bank first, then us.',
      ],
    },
    { kind: 'heading', text: 'How we refund' },
    'We refund to the card, account or UPI id you paid with, never in cash. Your bank usually shows the refund within 5 to 7 working days. We email you the amount and the date. The receipt of a refunded donation is void.',
    { kind: 'heading', text: 'Cancelling' },
    'You can withdraw a registration at any time by writing to the office. The school keeps the fee. An unpaid order ends automatically.',
    { kind: 'heading', text: 'How to ask' },
    {
      kind: 'paragraph',
      get text() {
        return `Write to ${school.email} with the payment id of your receipt, or call ${officePhone()}. We answer within 7 working days. ${officeLines()}.`;
      },
    },
  ],
};
