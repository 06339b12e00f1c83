import { amountInWords, isExempt, MY_DONATIONS_PATH } from '@/contract';
import { inRupees } from '../amount';
import { dayInWords, inIndia } from '../dates';
import {
  asReceipt,
  type Block,
  link,
  type MailContent,
  note,
  paragraph,
  rows,
  siteLink,
} from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

export function donationReceiptMail(
  data: MailData<'donation-receipt'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Receipt ${data.receiptNumber} for your donation`,
    heading: 'Thank you for your donation',
    blocks: [
      paragraph(`${school.name} has received your donation.${asReceipt(data)}`),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Received from', data.donorName],
        ['Address', data.address],
        ['Amount', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ...receivedBy(data),
        ['For', data.purpose],
        ['Your message', data.message],
      ),
      ...taxBlocks(data, school),
      note('Donations are non-refundable.'),
    ],
  };
}

type Donation = MailData<'donation-receipt'>;

function receivedBy({
  method = 'online',
  paidAt,
  paymentId,
}: Donation): (readonly [string, string])[] {
  if (method === 'online') {
    return [
      ['Received on', inIndia(paidAt)],
      ['Payment ID', paymentId],
    ];
  }
  return [
    ['Received on', dayInWords(paidAt)],
    ['Received by', method === 'upi' ? 'UPI' : method],
    ['Reference', paymentId],
  ];
}

function taxBlocks(data: Donation, { aboutTax, phone }: MailSchool): Block[] {
  const { receiptNumber: number, amount, returned = 0, test } = data;
  const { method = 'online', indianCitizen = null } = data;
  const paidAt = new Date(data.paidAt);
  const donation = { number, amount, returned, test, method, paidAt, indianCitizen };
  const { note, panLink } = aboutTax(donation, phone);
  const asksPan = !data.hasPan && !data.isPastDue && isExempt(amount - returned);
  return [
    ...(note === '' ? [] : [paragraph(note)]),
    ...(panLink && asksPan ? [link('Send us your PAN for your tax certificate', panLink)] : []),
  ];
}

export function donationCancelledMail(
  data: MailData<'donation-cancelled'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Receipt ${data.receiptNumber} is void`,
    heading: 'Your receipt is void',
    blocks: [
      paragraph(
        `The receipt that ${school.name} issued for this donation is no longer valid. Please do not use it for your income tax or for anything else.`,
      ),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Issued to', data.donorName],
        ['Amount', inRupees(data.amount)],
        ['Received on', dayInWords(data.givenOn)],
        ['Reason', data.reason],
      ),
      note(`If you did not expect this email, please call us: ${school.phone}.`),
    ],
  };
}

export function panRequestMail(
  { donorName, year, isPastDue, receipts }: MailData<'pan-request'>,
  { name, aboutTax, phone }: MailSchool,
): MailContent {
  const links = (isPastDue ? [] : receipts).flatMap((receipt) => {
    const paidAt = new Date(receipt.paidAt);
    const { panLink } = aboutTax({ ...receipt, test: false, paidAt }, phone);
    return panLink ? [link(`Enter your PAN for receipt ${receipt.number}`, panLink)] : [];
  });
  const website = links.length > 0 ? ', or enter it on our website:' : '.';
  return {
    subject: `Your PAN for your donations in ${year}`,
    heading: 'Please send us your PAN',
    blocks: [
      paragraph(`Dear ${donorName || 'donor'},`),
      paragraph(
        `Thank you for your donations to ${name} in ${year}. If you want a certificate for your income tax, we need your PAN. We do not have it yet.`,
      ),
      rows(
        ...receipts.map(
          ({ number, amount, paidAt }) =>
            [number, `${inRupees(amount)}, ${dayInWords(paidAt)}`] as const,
        ),
      ),
      paragraph(`Reply to this email with your PAN${website}`),
      ...links,
      note('We store your PAN encrypted and use it only for the statement to the tax office.'),
    ],
  };
}

export function certificateMail(
  { year, form, number, corrected }: MailData<'certificate'>,
  { name, siteUrl }: MailSchool,
): MailContent {
  return {
    subject: `Your ${corrected ? 'corrected ' : ''}tax certificate for ${year}`,
    heading: `Your ${corrected ? 'corrected ' : ''}tax certificate is ready`,
    blocks: [
      paragraph(`Thank you for your donations to ${name} in ${year}.`),
      rows(['Certificate', form], ['Acknowledgement number', number]),
      ...(corrected
        ? [paragraph('It replaces the certificate we emailed you about earlier.')]
        : []),
      paragraph(
        'It contains your PAN, so we do not attach it. Open the page “Your donations” on our website and confirm your email address with a code.',
      ),
      ...siteLink(siteUrl, 'Download my certificate', MY_DONATIONS_PATH),
    ],
  };
}
