import type { Blocks } from '@/content/blocks';
import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';
import { EXEMPTION_RULE } from '@/contract/facts/exemption';

const { bank, accountNumber, ifsc, swiftCode } = school.bankAccount;

const account = [
  { label: 'Bank', value: bank },
  { label: 'Account Name', value: school.name },
  { label: 'Account Number', value: accountNumber },
  { label: 'IFSC', value: ifsc },
  { label: 'Swift Code', value: swiftCode },
  {
    label: 'Address',
    get value() {
      return postalAddress(school);
    },
  },
] as const;

/** Shown where the school has a UPI id. */
const upi = {
  heading: 'By UPI',
  text: 'Scan the code with the UPI app of your phone, or open the app from this page. You enter the amount in the app.',
  id: school.upiId,
  label: 'UPI id',
  note: 'Donation',
  open: 'Open a UPI app',
} as const;

export const directBankTransfer = {
  title: 'Direct Bank Transfer',
  description: `Bank details of ${school.name} for a donation by direct transfer: account, IFSC and swift code to copy or print, and what to send for your receipt.`,
  scene: 'gaushala',
  banner: { heading: 'Direct Bank Transfer' },
  back: { label: 'Back', href: '/contribute' },
  intro: 'You can send your gift from your own bank, by its website, its app or over the counter.',
  account,
  upi,
  notes: ['The donation is non-refundable.', EXEMPTION_RULE],
  blocks: [
    { kind: 'heading', text: 'For your receipt' },
    {
      kind: 'paragraph',
      get text() {
        return `After the transfer, please write to ${school.email} with your full name, postal address, the amount, the date and the reference number of the transfer. Name the cause as well, if your gift is meant for one. The official receipt is made out from what you send.`;
      },
    },
  ] satisfies Blocks,
} as const;
