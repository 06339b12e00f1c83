import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';
import { FOREIGN_DONATION_REFUSED } from '@/contract/facts/citizenship';
import { EXEMPTION_RULE } from '@/contract/facts/exemption';

const { bank, accountNumber, ifsc, swiftCode } = school.bankAccount;

/** Without a registration for foreign contributions there is no code to copy. */
const swift = {
  label: 'Swift Code',
  none: 'Not available: the school is not registered for foreign contributions.',
};

const account = [
  { label: 'Bank', value: bank },
  { label: 'Account Name', value: school.name },
  { label: 'Account Number', value: accountNumber },
  { label: 'IFSC', value: ifsc },
  { label: swift.label, value: swiftCode },
  {
    label: 'Address',
    get value() {
      return postalAddress(school);
    },
  },
];

const upi = {
  heading: 'By UPI',
  text: 'Scan this code with your UPI app, or open the app from here. You enter the amount in the app.',
  id: school.upiId,
  label: 'UPI ID',
  note: 'Donation',
  open: 'Open a UPI app',
} as const;

export const directBankTransfer = {
  title: 'Direct Bank Transfer',
  description: `Bank details of ${school.name} for a donation by direct transfer, to copy or print, and what to send us for your receipt.`,
  scene: 'gaushala',
  banner: { heading: 'Direct Bank Transfer' },
  back: { label: 'Back', href: '/contribute' },
  intro: 'Send your donation from your own bank: online, in its app or at a branch.',
  citizenship: {
    'citizens-only':
      'Only Indian citizens can donate to this account, wherever they live. The school has no registration for foreign contributions, so please do not transfer money if you are an OCI, a PIO or a citizen of another country, even in rupees.',
    everybody:
      'This account is for donations from Indian citizens, wherever they live. The school is registered for foreign contributions. If you are an OCI, a PIO or a citizen of another country, please ask us for the right account first, even if you pay in rupees.',
  },
  account,
  swift,
  upi,
  notes: ['The donation is non-refundable.'],
  /** Followed by this school's own rule. */
  exemption: EXEMPTION_RULE,
  deductible:
    'The school is registered for this: your receipt shows the registration number and the section of the law.',
  get notDeductible() {
    return `The school has no registration for tax deductions at the moment, so you cannot use your receipt to claim one. If you have a question, please call us: ${school.phones[0]}.`;
  },
  /** For donors whose server accepts the message. */
  report: {
    heading: 'I have sent a donation',
    intro: 'Tell us about your transfer. When the money arrives, we will email you a receipt.',
    citizen: {
      label: 'Are you an Indian citizen?',
      hint: 'If you are an OCI or a PIO, choose No, even if you pay in rupees.',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    refused: `${FOREIGN_DONATION_REFUSED} If you have already sent money, please call us: we must return it.`,
    fields: [
      { name: 'donor_name', label: 'Full name', autoComplete: 'name' },
      { name: 'address', label: 'Postal address, for the receipt', autoComplete: 'off' },
      { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
      { name: 'amount', label: 'Amount in rupees', inputMode: 'decimal' },
      { name: 'sent_on', label: 'Date of the transfer', type: 'date' },
      { name: 'reference', label: 'Reference number (UTR)', hint: 'Shown with the payment.' },
    ],
    purpose: { label: 'What is it for?', placeholder: 'Where it is needed most' },
    submit: 'Send details',
    sending: 'Sending…',
    received: 'Thank you. We will look for your transfer.',
    next: 'Transfers usually reach us within 2 working days. When the money arrives, we will email you a receipt. If we cannot find it, we will write to you. You do not need to tell us again.',
    reference: 'Your reference:',
    notSent: {
      check: 'Not sent yet. Please check your answers and try again, or call us:',
      person:
        'Not sent yet. We could not check that you are a person. If you see a box above, tick it and try again, or call us:',
      tooOften:
        'Not sent yet. Too many messages came from your network. Please wait {pause}, or call us:',
      other: 'Not sent yet. {message} You can also call us:',
    },
    withoutScripts:
      'This form needs JavaScript to check that you are a person. Please turn it on, or write to us with the amount, the date and the reference number:',
  },
  /** Where the form is unavailable. */
  get receipt() {
    return `For your receipt, please write to ${school.email} after the transfer: your full name, your postal address, the amount, the date and the reference number. Tell us whether you are an Indian citizen, and what the donation is for.`;
  },
} as const;
