import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { PaymentOrder } from '../../../db';
import {
  findOrderOf,
  findReceiptOf,
  isId,
  type MoneyRows,
  moneyOf,
  readMoneyRows,
  rupees,
} from '../../../money';
import {
  donationsSubject,
  failureOf,
  type OfficeDonation,
  paymentState,
  readDonations,
  retryPathOf,
} from '../../../records';
import type { OfficeConfig, OfficeRequest } from '../../route';
import { Notice } from '../../view/notice';
import { Phone } from '../../view/stamp';
import type { Screens } from '../records/screens';
import { detailsSection } from './details';
import { donorLink, LIST, LISTED, ReceiptLink, StateTag, yesOrNo } from './labels';
import { type Donation, panSection } from './receipt';

type OnlineDonation = Donation & {
  row: OfficeDonation;
  order: PaymentOrder | undefined;
  rows: MoneyRows;
  phone: { mobileCode: string; mobile: string };
  /** Path of the prefilled donation form; empty unless the payment failed. */
  retry: string;
};

export const online: Screens<OnlineDonation> = {
  subject: donationsSubject,
  list: LIST,
  listed: LISTED,
  path: '/donations/online/:id',
  roles: ['accounts', 'head'],
  find,
  view: async (request, found) => {
    const { row, receipt, path, phone } = found;
    return {
      title: row.donation.donorName || 'Donation',
      subject: 'Your donation',
      lead: <StateTag state={paymentState(row.state, row)} test={row.test === true} />,
      phones: [{ term: 'Phone', value: <Phone number={phone.mobile} code={phone.mobileCode} /> }],
      actions: receipt ? <ReceiptLink path={path} /> : null,
      notices: <Cases donation={found} />,
      facts: [
        { title: 'Donation', items: moneyFacts(found, request.deps.config) },
        { title: 'Donor', items: donorFacts(found, request.url) },
      ],
      aside: (
        <>
          {await panSection(request, found)}
          {detailsSection(request, found)}
        </>
      ),
    };
  },
};

const NOTHING: MoneyRows = { payments: [], refunds: [], disputes: [] };

async function find({ deps: { db }, params }: OfficeRequest): Promise<OnlineDonation | undefined> {
  const { id = '' } = params;
  const [row] = isId(id) ? await readDonations(db, [id]) : [];
  if (row === undefined) return undefined;
  const order = await findOrderOf(db, 'donation', id);
  const { state: status, donation } = row;
  const attempt = { status, amount_rupees: rupees(row.amount), purpose: donation.purpose };
  return {
    key: { kind: 'donations', id },
    path: `/donations/online/${id}`,
    name: `donation ${id}`,
    person: donation.email,
    donor: donation.donorName,
    phone: { mobileCode: donation.mobileCode, mobile: donation.mobile },
    retry: status === 'failed' ? (await retryPathOf(db))(attempt) : '',
    row,
    order,
    receipt: order && (await findReceiptOf(db, order.id)),
    rows: order ? await readMoneyRows(db, order.id) : NOTHING,
  };
}

function moneyFacts({ row, order, receipt, retry }: OnlineDonation, { siteUrl }: OfficeConfig) {
  const { donation } = row;
  return [
    { term: 'Amount', value: row.amount === null ? '' : formatPaise(row.amount) },
    { term: 'Failed because', value: failureOf(row) },
    { term: 'Link to try again', value: retry && siteUrl ? new URL(retry, siteUrl).href : '' },
    { term: 'Receipt', value: receipt?.number },
    { term: 'Receipt void because', value: receipt?.voidReason },
    { term: 'Refunded', value: row.returned ? formatPaise(row.returned) : '' },
    { term: 'Purpose', value: donation.purpose },
    { term: 'Message', value: donation.message },
    { term: 'Started', value: formatInIndia(donation.createdAt, 'd MMM yyyy, h:mm aaa') },
    { term: 'Payment', value: row.paymentId },
    { term: 'Order', value: order?.providerOrderId },
  ];
}

function donorFacts({ path, row: { donation } }: OnlineDonation, url: URL) {
  const { address, city, state, pinCode, country } = donation;
  const place = [address, city, state, pinCode, country].filter((one) => one !== '').join(', ');
  return [
    { term: 'Name', value: donation.donorName },
    { term: 'Address', value: place },
    { term: 'Indian citizen', value: yesOrNo(donation.indianCitizen) },
    donorLink(path, url),
  ];
}

/** The office's tasks about the money, all of them at the payment provider. */
function Cases({ donation: { order, rows } }: { donation: OnlineDonation }) {
  const { refunds, disputes } = rows;
  const surplus = order === undefined ? 0 : moneyOf(order.amount, rows).surplus;
  const open = disputes.filter(({ state }) => state === 'open');
  const isRepeated = (one: (typeof refunds)[number]) =>
    refunds.some(
      (other) =>
        other.paymentId === one.paymentId &&
        other.state !== 'failed' &&
        other.createdAt >= one.createdAt,
    );
  const failed = refunds.filter((one) => one.state === 'failed' && !isRepeated(one));
  const answer = 'Answer in the payment provider’s dashboard before the deadline shown there.';
  const again = 'Refund it again, or ask the donor for their bank details.';
  const cases = [
    ...(surplus > 0 ? [{ id: 'twice', text: paidTwice(surplus) }] : []),
    ...open.map(({ id, amount }) => ({
      id,
      text: `The donor’s bank disputes ${formatPaise(amount)}. ${answer}`,
    })),
    ...failed.map(({ id, amount }) => ({
      id,
      text: `A refund of ${formatPaise(amount)} failed. ${again}`,
    })),
  ];
  return cases.map(({ id, text }) => (
    <Notice key={id} tone="bad">
      <p>{text}</p>
    </Notice>
  ));
}

const paidTwice = (surplus: number) =>
  `The donor paid twice. Refund ${formatPaise(surplus)} in the payment provider’s dashboard.`;
