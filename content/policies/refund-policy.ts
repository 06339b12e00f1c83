import { school } from '../school';
import { officeLines, officePhone, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.refundPolicy;

export const refundPolicy: Policy = {
  title: 'Refund and Cancellation Policy',
  description: `Payments to ${school.name}: what is not refunded, and how money comes back that was paid twice, by mistake or for nothing.`,
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
    { kind: 'heading', text: 'What comes back' },
    {
      kind: 'list',
      items: [
        'You paid the same registration or gift twice: the second payment is returned in full.',
        'You paid by an obvious mistake, such as a nought too many: write to us within 30 days. If no receipt of it has been used for taxes, we return what was too much.',
        'The payment failed, but your bank has taken the money: it returns by itself, usually within 5 to 7 working days. Please do not pay again before the page says that nothing has arrived.',
        'Somebody else used your card: tell your bank first, then us.',
      ],
    },
    { kind: 'heading', text: 'How it comes back' },
    {
      kind: 'paragraph',
      text: 'Always by the way it came: to the same card, account or UPI id, never in cash. The bank usually shows it 5 to 7 working days after we have sent it. You receive a mail with the amount and the date. The receipt of a gift that was returned is void.',
    },
    { kind: 'heading', text: 'Cancelling' },
    {
      kind: 'paragraph',
      text: 'A registration can be withdrawn at any time, by a line to the office; the fee stays with the school. An order that was not paid ends by itself.',
    },
    { kind: 'heading', text: 'How to ask' },
    {
      kind: 'paragraph',
      get text() {
        return `Write to ${school.email} with the payment id of your receipt, or call ${officePhone()}. We answer within seven working days. ${officeLines()}.`;
      },
    },
  ],
};
