import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Receipt } from '../../../db';
import {
  completeReceipt,
  missingDetails,
  panRefusal,
  type ReceiptDetail,
  receiptDetails,
} from '../../../money';
import { audited } from '../../audit';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { type Errors, Field, PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { noSuchRecord } from '../records/missing';
import type { RecordAction } from '../records/screens';
import { LIST } from './labels';
import { backTo, type Donation } from './receipt';

const LABELS: Record<ReceiptDetail, string> = { payerName: 'Name', address: 'Address' };

const actionOf = ({ url }: OfficeRequest, { path }: Donation) => `${path}/details${keptQuery(url)}`;

/** Nothing for a receipt that no statement can contain. */
function missingOf({ deps }: OfficeRequest, receipt: Receipt): ReceiptDetail[] {
  return panRefusal(receipt, deps.config.tax) === undefined ? missingDetails(receipt) : [];
}

export function detailsSection(request: OfficeRequest, found: Donation): ReactNode {
  const missing = found.receipt ? missingOf(request, found.receipt) : [];
  if (missing.length === 0) return null;
  return (
    <section>
      <h2>Missing on the receipt</h2>
      <p>
        This donation is not in the yearly statement until the receipt is complete. Ask the donor.
      </p>
      <DetailsForm action={actionOf(request, found)} missing={missing} />
    </section>
  );
}

type FormProps = {
  action: string;
  missing: readonly ReceiptDetail[];
  typed?: Readonly<Record<string, string>>;
  errors?: Errors;
};

function DetailsForm({ action, missing, typed = {}, errors = {} }: FormProps) {
  return (
    <PostForm action={action}>
      {missing.map((name) => (
        <Field
          key={name}
          label={LABELS[name]}
          name={name}
          value={typed[name]}
          error={errors[name]}
          required
          autoComplete="off"
        />
      ))}
      <Submit tone="secondary">Add to the receipt</Submit>
    </PostForm>
  );
}

/** Only what is missing: a receipt that was issued never changes otherwise. */
export const addDetails: RecordAction<Donation> = async (request, found) => {
  const { form } = request;
  const { receipt, path } = found;
  if (receipt === undefined) return noSuchRecord(request, 'donation', LIST);
  const missing = missingOf(request, receipt);
  if (missing.length === 0) return redirectTo(path, 'receipt-complete');
  const typed = Object.fromEntries(missing.map((name) => [name, form.get(name) ?? '']));
  const schema = z.object(Object.fromEntries(missing.map((name) => [name, receiptDetails[name]])));
  const { data, error } = schema.safeParse(typed);
  if (data === undefined) {
    const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]));
    const shown = { action: actionOf(request, found), missing, typed, errors };
    const title = 'Missing on the receipt';
    const body = <DetailsForm {...shown} />;
    return screen(request, { title, back: backTo(request, found), errors, body });
  }
  if (form.get('agreed') !== 'yes') return askToAdd(request, found, missing, data);
  const { number, email: person } = receipt;
  const entry = { action: 'donations details', record: `receipt ${number}`, person };
  const done = await audited(request, entry, (tx) => completeReceipt(tx, number, data));
  return redirectTo(path, done ? 'receipt-completed' : 'receipt-complete');
};

function askToAdd(
  request: OfficeRequest,
  found: Donation,
  missing: readonly ReceiptDetail[],
  details: Readonly<Record<string, string>>,
) {
  const back = backTo(request, found);
  const body = (
    <>
      <Facts items={missing.map((name) => ({ term: LABELS[name], value: details[name] }))} />
      <PostForm action={actionOf(request, found)} fields={{ ...details, agreed: 'yes' }}>
        <Submit>Add to the receipt</Submit>
      </PostForm>
      <p>
        <a href={back.href}>Leave the receipt as it is</a>
      </p>
    </>
  );
  const lead = 'Nothing has changed yet. You cannot undo this.';
  const title = 'Add this to the receipt?';
  return screen(request, { title, back, lead, body, status: 409 });
}
