import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { listPurposes } from '../../../content';
import type { Db } from '../../../db';
import { DONATION_KINDS, type Receipt } from '../../../db';
import {
  addOfflineDonation,
  dayInIndia,
  newId,
  OFFLINE_METHODS,
  offlineDonationInput,
} from '../../../money';
import { type OfficeRecord, rowNumber, setStates, transfersSubject } from '../../../records';
import { audited } from '../../audit';
import { redirectWithOffers } from '../../flash';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { DescribedFields, type FieldFacts, fieldsBy, PostForm, Submit } from '../../view/form';
import { Notice } from '../../view/notice';
import { findNext, LIST as TRANSFERS } from '../transfers/list';
import { donationOf, doubtAbout } from '../transfers/transfer';
import { HOW, LIST } from './labels';

const NEW_DONATION = '/donations/new';

/** Prefilled from a bank transfer. */
export async function showNewDonation(request: OfficeRequest): Promise<Response> {
  const { deps, url } = request;
  const known = await readTransfer(request, url.searchParams.get('transfer') ?? '');
  const blank = { givenOn: dayInIndia(deps.now()), kind: 'Others' };
  const typed = readTyped(new URLSearchParams(known ? donationOf(known) : blank));
  return show(request, { typed, doubt: known && doubtAbout(known) });
}

async function readTransfer(
  { deps, audit }: OfficeRequest,
  given: string,
): Promise<OfficeRecord | undefined> {
  const id = rowNumber(given);
  const ids = id === undefined ? [] : [id];
  const [transfer] = await transfersSubject.read(deps.db, ids, deps.config);
  if (transfer) await audit({ action: 'transfers show', record: `bank transfer ${transfer.id}` });
  return transfer;
}

export async function addNewDonation(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const { tax } = deps.config;
  const typed = readTyped(form);
  const now = deps.now();
  const input = { ...typed, pan: typed.pan.trim() || undefined };
  const parsed = offlineDonationInput(now, tax, typed.method).safeParse(input);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return show(request, { typed, errors });
  }
  const { method, amount, kind, email } = parsed.data;
  const after = { method, amount, givenOn: typed.givenOn, kind, pan: typed.pan ? 'yes' : 'no' };
  const entry = { action: 'donations add', record: `donation by ${method}`, person: email, after };
  // The confirmation applies to the reference it was given for.
  const again = typed.reference !== '' && form.get('again') === typed.reference;
  const { id, shown, transfer } = typed;
  const transferId = Number(transfer);
  const options = { again, now, id, tax, transferId, shown };
  const add = async (tx: Db) => {
    const outcome = await addOfflineDonation(tx, parsed.data, options);
    if (!outcome.added || !outcome.isNew) return outcome;
    const wanted = [{ id: transferId, seen: undefined }];
    await setStates(tx, 'transfers', wanted, { to: 'closed', person, now });
    return outcome;
  };
  const added = await audited(request, entry, add, (one) => one.added && one.isNew);
  if (!added.added) {
    return added.before ? showBefore(request, typed, added.before) : showChanged(request, typed);
  }
  const recorded = added.receipt.email === '' ? 'donation-added-no-mail' : 'donation-added';
  const message = added.isSame ? recorded : 'donation-known';
  const path = `/donations/offline/${added.receipt.sourceId}`;
  const print = { label: 'Print receipt', href: `${path}/receipt.pdf` };
  if (transferId === 0) {
    const offers = [print, { label: 'Add another', href: NEW_DONATION }];
    return redirectWithOffers(request, path, { message, offers });
  }
  const next = await findNext(deps);
  const offers = [...(next ? [{ label: 'Next transfer', href: next }] : []), print];
  return redirectWithOffers(request, `${TRANSFERS.href}/${transferId}`, { message, offers });
}

/** A cheque handled by two people is recorded once. */
async function showBefore(request: OfficeRequest, typed: Input, before: Receipt) {
  const { number, email: person } = before;
  await request.audit({ action: 'donations show', record: `receipt ${number}`, person });
  return show(request, { typed, before }, 409);
}

const CHANGED =
  'This transfer has changed or was removed. Nothing was saved. Check the amount and the date';

/** Money is recorded as a person has seen it. */
async function showChanged(request: OfficeRequest, typed: Input) {
  const found = await readTransfer(request, typed.transfer);
  const gone = { transfer: '0', shown: '' };
  const { transfer, shown, amount, givenOn } = { ...typed, ...(found ? donationOf(found) : gone) };
  const changed = { ...typed, transfer, shown, amount, givenOn };
  return show(request, { typed: changed, errors: { amount: CHANGED } }, 409);
}

type Shown = {
  typed: Input;
  errors?: Readonly<Record<string, string>>;
  before?: Receipt;
  doubt?: string | undefined;
};

async function show(request: OfficeRequest, shown: Shown, status?: number): Promise<Response> {
  const asksPan = request.deps.config.tax.registrations.length > 0;
  const purposes = (await listPurposes(request.deps)).map(({ name }) => name);
  const body = <DonationForm {...shown} asksPan={asksPan} purposes={purposes} />;
  const lead = <p>For bank transfers, cheques, cash and UPI. We issue the receipt at once.</p>;
  const { errors = {} } = shown;
  return screen(request, {
    title: 'Add a donation',
    back: LIST,
    lead,
    errors,
    body,
    ...(status !== undefined && { status }),
  });
}

const required = true;
const placeholder = 'Choose';

/** In the form's order, by the service's names. */
const FIELDS: Readonly<Record<string, FieldFacts>> = {
  method: {
    label: 'How you received it',
    required,
    placeholder,
    options: OFFLINE_METHODS.map((value) => ({ value, label: HOW[value] ?? value })),
  },
  givenOn: { label: 'Date received', type: 'date', required },
  amount: {
    label: 'Amount in rupees',
    inputMode: 'decimal',
    required,
    hint: 'For example, 5000 or 5,000.50. More than ₹2,000 in cash does not qualify for a tax deduction.',
  },
  reference: {
    label: 'Reference',
    hint: 'The transfer or cheque number. Leave it empty for cash.',
  },
  donorName: { label: 'Donor’s name', required, hint: 'As it should appear on the receipt' },
  indianCitizen: {
    label: 'Is the donor an Indian citizen?',
    required,
    placeholder,
    hint: 'A person with an OCI or PIO card is not. If you do not know, ask the donor.',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    hint: 'We send the receipt here. If there is no email address, print it.',
  },
  address: { label: 'Address', hint: 'Required for the yearly statement.' },
  pan: {
    label: 'PAN',
    autoComplete: 'off',
    maxLength: 20,
    hint: 'For a tax deduction, such as ABCPE1234F. We encrypt it.',
  },
  purpose: { label: 'Purpose', hint: 'If the donor named one.', list: 'purposes' },
  kind: {
    label: 'Type for the yearly statement',
    options: DONATION_KINDS.map((value) => ({ value, label: value })),
  },
};

type Form = Shown & { asksPan: boolean; purposes: readonly string[] };

function DonationForm({ typed, errors = {}, before, doubt, asksPan, purposes }: Form) {
  const { id, transfer, shown, reference } = typed;
  const field = fieldsBy(typed, errors);
  const fields = Object.entries(FIELDS).filter(([name]) => asksPan || name !== 'pan');
  return (
    <>
      {before ? <SameReference {...before} /> : null}
      {doubt ? <Notice tone="bad">{doubt}</Notice> : null}
      <PostForm
        action={NEW_DONATION}
        fields={{ id, transfer, shown, ...(before && { again: reference }) }}
      >
        <DescribedFields facts={Object.fromEntries(fields)} field={field} />
        <datalist id="purposes">
          {purposes.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <p className="quiet">
          You cannot change a receipt. If it has a mistake, cancel the donation and add it again.
        </p>
        <Submit>{before ? 'Record another donation' : 'Record donation'}</Submit>
      </PostForm>
    </>
  );
}

function SameReference({ number, sourceId, payerName, amount, paidAt }: Receipt) {
  return (
    <Notice tone="bad">
      <p>
        We have not saved this yet. Another donation has the same reference:{' '}
        <a href={`/donations/offline/${sourceId}`}>{number}</a>, {formatPaise(amount)} from{' '}
        {payerName}, received {formatInIndia(paidAt, 'd MMM yyyy')}. If yours is a different one,
        record it below.
      </p>
    </Notice>
  );
}

const ID = /^bank_[\w-]{27}$/;

type Input = ReturnType<typeof readTyped>;

/** By the service's names. The form carries its donation's id, so that sending it twice adds one. */
function readTyped(form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  const id = text('id');
  return {
    method: text('method'),
    givenOn: text('givenOn'),
    amount: text('amount'),
    reference: text('reference'),
    donorName: text('donorName'),
    indianCitizen: text('indianCitizen'),
    email: text('email'),
    address: text('address'),
    pan: text('pan'),
    purpose: text('purpose'),
    kind: text('kind'),
    /** The number of its bank transfer; 0 for none. */
    transfer: String(rowNumber(text('transfer')) ?? 0),
    /** Its amounts on the page before. */
    shown: text('shown'),
    id: ID.test(id) ? id : newId('bank'),
  };
}
