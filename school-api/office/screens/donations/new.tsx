import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { GIFT_KINDS, type Receipt } from '../../../db';
import {
  addOfflineDonation,
  dayInIndia,
  newId,
  OFFLINE_MEANS,
  offlineDonationInput,
} from '../../../money';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary, Field, PostForm, SelectField, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { HOW, LIST } from './labels';

const TITLE = 'Add a gift';

export function showNewDonation(request: OfficeRequest): Response {
  const today = dayInIndia(request.deps.now());
  const typed = readTyped(new URLSearchParams({ givenOn: today, kind: 'Others' }));
  return page(request, { title: TITLE, body: <DonationForm typed={typed} errors={{}} /> });
}

export async function addNewDonation(request: OfficeRequest): Promise<Response> {
  const { deps, form, audit } = request;
  const typed = readTyped(form);
  const now = deps.now();
  const parsed = offlineDonationInput(now, deps.config.tax).safeParse(typed);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    const body = <DonationForm typed={typed} errors={errors} />;
    return page(request, { title: TITLE, body, status: 422 });
  }
  const { means, amount } = parsed.data;
  await audit({
    action: 'gifts add',
    record: `gift by ${means}`,
    person: parsed.data.email,
    after: { means, amount, givenOn: typed.givenOn, kind: parsed.data.kind },
  });
  const again = form.get('again') === 'yes';
  const added = await addOfflineDonation(deps.db, parsed.data, { again, now, id: typed.id });
  if (!added.added) return askAgain(request, typed, added.before);
  return goTo(`/gifts/offline/${added.receipt.sourceId}`, saidOf(added.receipt));
}

const saidOf = ({ email }: Receipt) => (email === '' ? 'gift-added-no-mail' : 'gift-added');

type Props = { typed: Typed; errors: Partial<Record<string, string>> };

function DonationForm({ typed, errors }: Props) {
  const field = (name: keyof Typed) => ({ name, value: typed[name], error: errors[name] });
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return (
    <>
      <PageHead
        title={TITLE}
        back={LIST}
        lead={<p>One that came by bank, cheque, cash or UPI. It gets a receipt at once.</p>}
      />
      <ErrorSummary errors={Object.fromEntries(found)} />
      <PostForm action="/gifts/new">
        <input type="hidden" name="id" value={typed.id} />
        <SelectField
          label="How it came"
          required
          {...field('means')}
          options={[
            { value: '', label: 'Please choose' },
            ...OFFLINE_MEANS.map((value) => ({ value, label: HOW[value] ?? value })),
          ]}
        />
        <Field label="Day on which it came" type="date" required {...field('givenOn')} />
        <Field
          label="Amount in rupees"
          inputMode="decimal"
          required
          hint="Such as 5000 or 5,000.50. More than ₹2,000 in cash gives the donor no deduction."
          {...field('amount')}
        />
        <Field
          label="Reference"
          hint="The number of the transfer or the cheque; cash needs none."
          {...field('reference')}
        />
        <Field
          label="Name of the donor"
          required
          hint="As it should appear on the receipt"
          {...field('donorName')}
        />
        <SelectField
          label="Is the donor an Indian citizen?"
          required
          hint="An OCI or a PIO is not, even if the donation is in rupees. If you do not know, ask the donor."
          {...field('indianCitizen')}
          options={[
            { value: '', label: 'Please choose' },
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <Field
          label="E-mail address"
          type="email"
          inputMode="email"
          hint="We email the receipt to it. If there is none, print the receipt."
          {...field('email')}
        />
        <Field label="Address" hint="Needed for the statement of the year." {...field('address')} />
        <Field
          label="Purpose"
          hint="What the donation is for, if the donor said so."
          {...field('purpose')}
        />
        <SelectField
          label="Kind, for the statement"
          {...field('kind')}
          options={GIFT_KINDS.map((value) => ({ value, label: value }))}
        />
        <Notice tone="plain">
          <p>A receipt is never changed. One with a mistake is cancelled, and keeps its number.</p>
        </Notice>
        <Submit>Record donation</Submit>
      </PostForm>
    </>
  );
}

/** A slip that two people have in their hands is written down once. */
async function askAgain(request: OfficeRequest, typed: Typed, before: Receipt): Promise<Response> {
  const { number, email: person, sourceId } = before;
  await request.audit({ action: 'gifts show', record: `receipt ${number}`, person });
  const title = 'Is it another gift?';
  const body = (
    <>
      <PageHead
        title={title}
        back={LIST}
        lead={<p>A gift stands under the same reference. Nothing has been written yet.</p>}
      />
      <Facts
        items={[
          { term: 'Receipt', value: <a href={`/gifts/offline/${sourceId}`}>{number}</a> },
          { term: 'Donor', value: before.payerName },
          { term: 'Amount', value: formatPaise(before.amount) },
          { term: 'Came on', value: formatInIndia(before.paidAt, 'd MMM yyyy') },
          { term: 'Reference', value: before.reference },
        ]}
      />
      <PostForm action="/gifts/new">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="again" value="yes" />
        <Submit>Another gift: write it down</Submit>
        <a className="button button-secondary" href={`/gifts/offline/${sourceId}`}>
          The same gift: show it
        </a>
      </PostForm>
    </>
  );
  return page(request, { title, body, status: 409 });
}

const ID = /^bank_[\w-]{27}$/;

type Typed = ReturnType<typeof readTyped>;

/** By the names of the service. The form carries the id that its gift will have: sent twice, it adds one. */
function readTyped(form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  const id = text('id');
  return {
    means: text('means'),
    givenOn: text('givenOn'),
    amount: text('amount'),
    reference: text('reference'),
    donorName: text('donorName'),
    indianCitizen: text('indianCitizen'),
    email: text('email'),
    address: text('address'),
    purpose: text('purpose'),
    kind: text('kind'),
    id: ID.test(id) ? id : newId('bank'),
  };
}
