import { formatPaise } from '@/contract';
import { newId, rupees } from '../../../money';
import { type OfficeRecord, transfersSubject } from '../../../records';
import type { OfficeRoute } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { dayOf, shown } from '../records/cells';
import { kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type Screens } from '../records/screens';
import type { StateList } from '../records/set-states';
import { acts, amountOf, nameOf, Progress, STATED, transferList } from './list';
import { PASTE, previewStatement, showPaste, undoStatement } from './paste';

const paise = (amount: unknown) => (typeof amount === 'number' ? formatPaise(amount) : '');

const transfer: Screens<FoundRecord> & StateList = {
  ...STATED,
  path: '/transfers/:id',
  find: numbered(transfersSubject),
  stateHint: 'Use “Closed” if it is not a donation, or was recorded before.',
  view: (_, { record }) => ({
    record,
    title: nameOf(record),
    subject: 'Your bank transfer',
    lead: <Progress {...record} />,
    actions: nextStep(record),
    facts: [
      {
        title: 'The transfer',
        items: [
          { term: 'Amount reported', value: paise(record.reported_amount) },
          { term: 'Amount received', value: paise(record.bank_amount) },
          { term: 'Sent on', value: dayOf(record.reported_on) },
          { term: 'Received on', value: dayOf(record.bank_date) },
          { term: 'Reference', value: shown(record.reference) },
          { term: 'In the statement', value: shown(record.bank_text) },
          { term: 'Purpose', value: shown(record.purpose) },
          { term: 'Address', value: shown(record.address) },
        ],
      },
    ],
  }),
};

/** 'Seen' submits a prefilled form for a new donation. */
function nextStep(record: OfficeRecord) {
  const { id, offline_donation_id: donation, reported_amount: reported } = record;
  if (donation !== null) return <a href={`/donations/offline/${donation}`}>Open the donation</a>;
  if (reported === null) return <a href={`/donations/new?transfer=${id}`}>Add the donation</a>;
  return (
    <PostForm action="/donations/new" fields={donationOf(record)}>
      <Submit>Seen: record {formatPaise(amountOf(record))}</Submit>
    </PostForm>
  );
}

const LIKE_REFERENCE = /\b(?=\w*\d{6})\w{10,35}\b/;

/** Fields of a new donation's form; the bank's values take precedence. */
export function donationOf(record: OfficeRecord): Record<string, string> {
  const text = (name: string) => String(record[name] ?? '');
  const citizen = record.indian_citizen === null ? '' : record.indian_citizen ? 'yes' : 'no';
  return {
    id: newId('bank'),
    transfer: text('id'),
    kind: 'Others',
    indianCitizen: citizen,
    donorName: text('donor_name'),
    email: text('email'),
    address: text('address'),
    purpose: text('purpose'),
    givenOn: text('bank_date') || text('reported_on'),
    method: /\bupi\b/i.test(text('bank_text')) ? 'upi' : 'bank transfer',
    amount: rupees(amountOf(record)),
    reference: text('reference') || (LIKE_REFERENCE.exec(text('bank_text'))?.[0] ?? ''),
  };
}

const { roles } = transfer;

export const transferRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: PASTE, roles, run: (request) => showPaste(request) },
  { method: 'POST', path: PASTE, roles, upload: true, run: previewStatement },
  { method: 'POST', path: `${PASTE}/undo`, roles, run: undoStatement },
  ...kindRoutes(transfer, () => transferList, acts),
];
