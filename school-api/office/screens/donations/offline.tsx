import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import {
  cancelOfflineDonation,
  cancelReason,
  type DonationWithReceipt,
  findOfflineDonation,
  isId,
} from '../../../money';
import { offlineDonationsSubject } from '../../../records';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ErrorSummary, Field, PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { MailLink } from '../records/cells';
import type { Found, Screens } from '../records/screens';
import { donorLink, HOW, LIST, LISTED, ReceiptLink, StateTag, yesOrNo } from './labels';
import { panSection } from './receipt';

type OfflineDonation = Found & DonationWithReceipt;

export const offline: Screens<OfflineDonation> = {
  subject: offlineDonationsSubject,
  list: LIST,
  listed: LISTED,
  path: '/gifts/offline/:id',
  roles: ['accounts', 'head'],
  find,
  view: async (request, found) => {
    const { gift, path } = found;
    const isValid = gift.cancelledAt === null;
    return {
      title: gift.donorName,
      subject: 'Your donation',
      lead: <StateTag state={isValid ? 'valid' : 'cancelled'} />,
      actions: <ReceiptLink path={path} />,
      acts: isValid
        ? [{ label: 'Cancel donation', icon: 'trash', danger: true, href: `${path}/cancel` }]
        : [],
      facts: [{ title: 'Donation', items: factsOf(found) }],
      aside: await panSection(request, found),
    };
  },
};

async function find({ deps, params }: OfficeRequest): Promise<OfflineDonation | undefined> {
  const { id = '' } = params;
  const found = isId(id) ? await findOfflineDonation(deps.db, id) : undefined;
  return (
    found && {
      ...found,
      key: { kind: 'gifts', id },
      path: `/gifts/offline/${id}`,
      name: `receipt ${found.receipt.number}`,
      person: found.gift.email,
    }
  );
}

function factsOf({ path, gift, receipt }: OfflineDonation) {
  const { email } = gift;
  return [
    { term: 'Amount', value: formatPaise(gift.amount) },
    { term: 'Receipt', value: receipt.number },
    { term: 'Cancelled because', value: gift.cancelReason },
    { term: 'Date received', value: formatInIndia(gift.givenOn, 'd MMM yyyy') },
    { term: 'How received', value: HOW[gift.means] ?? gift.means },
    { term: 'Reference', value: gift.reference },
    { term: 'Purpose', value: gift.purpose },
    { term: 'Type', value: gift.kind },
    { term: 'Email', value: email === '' ? '' : <MailLink to={email} /> },
    { term: 'Address', value: gift.address },
    { term: 'Indian citizen', value: yesOrNo(gift.indianCitizen) },
    donorLink(path),
  ];
}

export async function askToCancel(
  request: OfficeRequest,
  found: OfflineDonation,
): Promise<Response> {
  const { number, email: person } = found.receipt;
  await request.audit({ action: 'gifts show', record: `receipt ${number}`, person });
  return form(request, found, {});
}

export async function cancelDonation(
  request: OfficeRequest,
  found: OfflineDonation,
): Promise<Response> {
  const { deps, form: given, audit } = request;
  const { gift, receipt, path } = found;
  const typed = given.get('reason') ?? '';
  const reason = cancelReason.safeParse(typed);
  if (!reason.success) {
    return form(request, found, { typed, error: reason.error.issues[0]?.message }, 422);
  }
  await audit({
    action: 'gifts cancel',
    record: `receipt ${receipt.number}`,
    person: receipt.email,
    before: { state: gift.cancelledAt === null ? 'valid' : 'cancelled' },
    after: { state: 'cancelled' },
  });
  const options = { reason: reason.data, now: deps.now() };
  const cancelled = await cancelOfflineDonation(deps.db, receipt.number, options);
  return goTo(path, cancelled ? 'gift-cancelled' : 'gift-was-cancelled');
}

type Given = { typed?: string; error?: string | undefined };

function form(
  request: OfficeRequest,
  { gift, receipt, path }: OfflineDonation,
  { typed, error }: Given,
  status = 200,
): Response {
  const title = `Cancel ${receipt.number}`;
  const body = (
    <>
      <PageHead
        title={title}
        back={{ href: path, label: 'Back to the donation' }}
        lead={
          <p>
            {gift.donorName}’s receipt for {formatPaise(gift.amount)} becomes void and keeps its
            number. You cannot undo this.{' '}
            {gift.email === ''
              ? 'Tell the donor: we have no email address.'
              : 'We email the donor.'}
          </p>
        }
      />
      <ErrorSummary errors={error === undefined ? {} : { reason: error }} />
      <PostForm action={`${path}/cancel`}>
        <Field
          label="Reason"
          name="reason"
          value={typed}
          error={error}
          required
          hint="The donor and the accountant read it. For example: the cheque bounced."
        />
        <Submit tone="danger">Cancel donation</Submit>
      </PostForm>
    </>
  );
  return page(request, { title, body, status });
}
