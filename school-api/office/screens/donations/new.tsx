import { GIFT_KINDS, type Receipt } from '../../../db';
import {
  addOfflineDonation,
  dayInIndia,
  OFFLINE_MEANS,
  offlineDonationInput,
} from '../../../money';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ErrorSummary, Field, PostForm, SelectField, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { askAgain } from './ask-again';
import { HOW, LIST } from './labels';
import { readTyped, type Typed } from './typed';

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
  const parsed = offlineDonationInput(now).safeParse(typed);
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
          hint="As it shall stand on the receipt."
          {...field('donorName')}
        />
        <Field
          label="E-mail address"
          type="email"
          inputMode="email"
          hint="The receipt goes there. Without one, print it."
          {...field('email')}
        />
        <Field label="Address" hint="The statement of the year needs it." {...field('address')} />
        <Field label="Purpose" hint="What the gift is for, if it is said." {...field('purpose')} />
        <SelectField
          label="Kind, for the statement"
          {...field('kind')}
          options={GIFT_KINDS.map((value) => ({ value, label: value }))}
        />
        <Notice tone="plain">
          <p>A receipt is never changed. One with a mistake is cancelled, and keeps its number.</p>
        </Notice>
        <Submit>Write down the gift</Submit>
      </PostForm>
    </>
  );
}
