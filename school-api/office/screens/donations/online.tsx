import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { PaymentOrder, Receipt } from '../../../db';
import { findOrderOf, findReceiptOf, type HeardRows, isId, readHeard } from '../../../money';
import {
  donationsSubject,
  type OfficeDonation,
  paymentState,
  readDonations,
} from '../../../records';
import type { OfficeRequest } from '../../route';
import { MailLink } from '../records/cells';
import type { Found, Screens } from '../records/screens';
import { Cases } from './cases';
import { LIST, ReceiptLink, StateTag } from './labels';
import { panSection } from './receipt';

export type OnlineDonation = Found & {
  row: OfficeDonation;
  order: PaymentOrder | undefined;
  receipt: Receipt | undefined;
  heard: HeardRows;
};

export const online: Screens<OnlineDonation> = {
  subject: donationsSubject,
  singular: 'gift',
  list: LIST,
  path: '/gifts/online/:id',
  roles: ['accounts', 'head'],
  mails: true,
  find,
  view: async (request, found) => {
    const { row, receipt, path } = found;
    return {
      title: row.donation.donorName || 'Gift',
      lead: <StateTag state={paymentState(row.state, row)} test={row.test === true} />,
      actions: receipt ? <ReceiptLink path={path} /> : null,
      notices: <Cases gift={found} />,
      facts: [
        { title: 'The gift', items: moneyFacts(found) },
        { title: 'The donor', items: donorFacts(found) },
      ],
      more: await panSection(request, found),
    };
  },
};

const NOTHING: HeardRows = { payments: [], refunds: [], disputes: [] };

async function find({ deps: { db }, params }: OfficeRequest): Promise<OnlineDonation | undefined> {
  const { id = '' } = params;
  const [row] = isId(id) ? await readDonations(db, [id]) : [];
  if (row === undefined) return undefined;
  const order = await findOrderOf(db, 'donation', id);
  return {
    key: { kind: 'donations', id },
    path: `/gifts/online/${id}`,
    name: `donation ${id}`,
    person: row.donation.email,
    row,
    order,
    receipt: order && (await findReceiptOf(db, order.id)),
    heard: order ? await readHeard(db, order.id) : NOTHING,
  };
}

function moneyFacts({ row, order, receipt }: OnlineDonation) {
  const { donation } = row;
  return [
    { term: 'Amount', value: row.amount === null ? '' : formatPaise(row.amount) },
    { term: 'Receipt', value: receipt?.number },
    { term: 'Void', value: receipt?.voidReason },
    { term: 'Returned', value: row.returned ? formatPaise(row.returned) : '' },
    { term: 'Donor’s words', value: donation.message },
    { term: 'Begun', value: formatInIndia(donation.createdAt, 'd MMM yyyy, h:mm aaa') },
    { term: 'Payment', value: row.paymentId },
    { term: 'Order', value: order?.providerOrderId },
  ];
}

function donorFacts({ row: { donation } }: OnlineDonation) {
  const { email, mobileCode, mobile, address, city, state, pinCode, country } = donation;
  const place = [address, city, state, pinCode, country].filter((one) => one !== '').join(', ');
  const { indianCitizen } = donation;
  return [
    { term: 'Name', value: donation.donorName },
    { term: 'E-mail', value: <MailLink to={email} /> },
    { term: 'Phone', value: `${mobileCode} ${mobile}` },
    { term: 'Address', value: place },
    { term: 'Indian citizen', value: indianCitizen === null ? '' : indianCitizen ? 'Yes' : 'No' },
  ];
}
