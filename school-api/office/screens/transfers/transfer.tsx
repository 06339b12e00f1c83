import { formatPaise, isTransferReference } from '@/contract';
import {
  addCredits,
  newId,
  previewCredits,
  readStatement,
  rupees,
  undoCredits,
} from '../../../money';
import { newToken } from '../../../platform';
import { type OfficeRecord, transfersSubject } from '../../../records';
import { always, audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { tooLargePage } from '../../pages';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { DataTable } from '../../view/data-table';
import { PostForm, Submit, TextField } from '../../view/form';
import { Tag } from '../../view/stamp';
import { counted, inWords } from '../../view/text';
import { readSent } from '../paste/read-sent';
import { dayOf, shown } from '../records/cells';
import { kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type Screens } from '../records/screens';
import type { StateList } from '../records/set-states';
import { amountOf, bulkActions, LIST, nameOf, Progress, STATED, transferList } from './list';

const paise = (amount: unknown) => (typeof amount === 'number' ? formatPaise(amount) : '');

const transfer: Screens<FoundRecord> & StateList = {
  ...STATED,
  path: '/transfers/:id',
  find: numbered(transfersSubject),
  stateHint: 'Use “Closed” if it is not a donation or is already recorded.',
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
          { term: 'Number', value: shown(record.number) },
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

/** 'Seen' submits a prefilled form for a new donation; unless all agrees, a person looks at it first. */
function nextStep(record: OfficeRecord) {
  const { id, offline_donation_id: donation, progress } = record;
  if (donation !== null) return <a href={`/donations/offline/${donation}`}>Open the donation</a>;
  if (progress !== 'matched') return <a href={`/donations/new?transfer=${id}`}>Add the donation</a>;
  return (
    <PostForm action="/donations/new" fields={donationOf(record)}>
      <Submit>Seen: record {formatPaise(amountOf(record))}</Submit>
    </PostForm>
  );
}

/** Why a donor may get a wrong receipt. */
export function doubtAbout({ progress, ...record }: OfficeRecord): string | undefined {
  if (progress === 'reported') {
    return 'This transfer is in no bank statement that was pasted. Make sure that the money has arrived.';
  }
  if (progress !== 'differs') return undefined;
  const [told, received] = [paise(record.reported_amount), paise(record.bank_amount)];
  return `The donor reported ${told}, but the bank received ${received}. The receipt will be for ${received}.`;
}

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
    reference: text('reference') || referenceIn(text('bank_text')),
    shown: `${record.bank_amount} ${record.reported_amount}`,
  };
}

/** The sender's IFSC and UPI id come before it. */
const referenceIn = (words: string) =>
  words.split(/[^a-z\d@]+/i).findLast(isTransferReference) ?? '';

const { roles } = transfer;

type CreditPreview = Awaited<ReturnType<typeof previewCredits>>[number];

const PASTE = `${LIST.href}/paste`;

function showPaste(request: OfficeRequest, text = '', error?: string): Response {
  const body = (
    <PostForm action={PASTE} encType="multipart/form-data">
      <TextField
        label="Rows"
        name="text"
        value={text}
        rows={12}
        error={error}
        hint="Copy them with the row of column names. We skip debits, other columns and rows that you pasted in the last 180 days. Do not paste older ones again."
      />
      <Submit>Check the rows</Submit>
    </PostForm>
  );
  const lead = <p>We show you each row before we save anything.</p>;
  const title = 'Paste bank statement';
  return screen(request, { title, back: LIST, lead, errors: { text: error }, body });
}

/** Previews each row; nothing is stored until a person confirms. */
async function previewStatement(request: OfficeRequest): Promise<Response> {
  const { deps } = request;
  const sent = await readSent(request);
  if (sent === undefined) return tooLargePage(request);
  const read = readStatement(sent.text);
  if (typeof read === 'string') return showPaste(request, sent.text, read);
  const { credits } = read;
  if (sent.basedOn !== 'plan') {
    const rows = await previewCredits(deps.db, credits);
    return planPage(request, { ...read, text: sent.text, rows });
  }
  const after = { rows: credits.length };
  const entry = { action: 'transfers paste', record: 'the bank statement', after };
  const paste = { batch: newToken(), now: deps.now() };
  await audited(request, entry, (tx) => addCredits(tx, credits, paste), always);
  const undo = { action: `${PASTE}/undo`, fields: { batch: paste.batch } };
  return redirectWithUndo(request, LIST.href, 'statement-saved', undo);
}

async function undoStatement(request: OfficeRequest): Promise<Response> {
  const entry = { action: 'transfers paste undo', record: 'the bank statement' };
  const batch = request.form.get('batch') ?? '';
  await audited(request, entry, (tx) => undoCredits(tx, batch), always);
  return redirectTo(LIST.href, 'statement-undone');
}

type Plan = {
  text: string;
  rows: readonly CreditPreview[];
  debits: number;
  totals: readonly number[];
};

function planPage(request: OfficeRequest, { text, rows, debits, totals }: Plan): Response {
  const title = 'Check the rows';
  const fresh = rows.filter(({ known }) => !known).length;
  const body = (
    <>
      {debits > 0 ? <p>Left out, because no money came in: {counted(debits, 'row')}.</p> : null}
      {totals.length > 0 ? (
        <p>Left out as totals, without a date: {inWords(totals.map((row) => `row ${row}`))}.</p>
      ) : null}
      <DataTable
        caption={title}
        rows={rows}
        columns={[
          { head: 'Date', cell: ({ day }) => dayOf(day), short: true },
          { head: 'Amount', cell: ({ amount }) => formatPaise(amount), align: 'end' },
          { head: 'Description', cell: ({ words }) => words },
          { head: 'Match', cell: Match },
        ]}
      />
      <PostForm action={PASTE} encType="multipart/form-data" fields={{ text, basedOn: 'plan' }}>
        {fresh > 0 ? (
          <Submit>Save new rows ({fresh})</Submit>
        ) : (
          <p>You have already pasted all of these rows.</p>
        )}
      </PostForm>
    </>
  );
  return screen(request, { title, back: LIST, lead: <p>Nothing has been saved yet.</p>, body });
}

function Match({ known, report, amount }: CreditPreview) {
  if (known) return <Tag tone="plain">Already pasted</Tag>;
  if (report === undefined) return <Tag tone="waiting">Not reported</Tag>;
  const isSame = report.amount === amount;
  const differs = isSame ? '' : `: ${formatPaise(report.amount ?? 0)}`;
  return <Tag tone={isSame ? 'good' : 'bad'}>{`Reported by ${report.donorName}${differs}`}</Tag>;
}

export const transferRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: PASTE, roles, run: (request) => showPaste(request) },
  { method: 'POST', path: PASTE, roles, upload: true, run: previewStatement },
  { method: 'POST', path: `${PASTE}/undo`, roles, run: undoStatement },
  ...kindRoutes(transfer, () => transferList, bulkActions),
];
