import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import {
  cancelOfflineDonation,
  cancelReason,
  findOfflineDonation,
  isId,
  type WithReceipt,
} from '../../../money';
import { offlineDonationsSubject, setStates } from '../../../records';
import { audited } from '../../audit';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Field, PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import type { RecordAction, Screens } from '../records/screens';
import { detailsSection } from './details';
import { donorLink, HOW, LIST, LISTED, ReceiptLink, StateTag, yesOrNo } from './labels';
import { backTo, type Donation, panSection } from './receipt';

type OfflineDonation = Donation & WithReceipt;

export const offline: Screens<OfflineDonation> = {
  subject: offlineDonationsSubject,
  list: LIST,
  listed: LISTED,
  path: '/donations/offline/:id',
  roles: ['accounts', 'head'],
  find,
  view: async (request, found) => {
    const { donation, path } = found;
    const isValid = donation.cancelledAt === null;
    const cancel = `${path}/cancel${keptQuery(request.url)}`;
    return {
      title: donation.donorName,
      subject: 'Your donation',
      lead: <StateTag state={isValid ? 'received' : 'cancelled'} />,
      actions: <ReceiptLink path={path} />,
      menu: isValid
        ? [{ label: 'Cancel donation', icon: 'trash', danger: true, href: cancel }]
        : [],
      facts: [{ title: 'Donation', items: factsOf(found, request.url) }],
      aside: (
        <>
          {await panSection(request, found)}
          {detailsSection(request, found)}
        </>
      ),
    };
  },
};

async function find({ deps, params }: OfficeRequest): Promise<OfflineDonation | undefined> {
  const { id = '' } = params;
  const found = isId(id) ? await findOfflineDonation(deps.db, id) : undefined;
  return (
    found && {
      ...found,
      key: { kind: 'offline-donations', id },
      path: `/donations/offline/${id}`,
      name: `receipt ${found.receipt.number}`,
      person: found.donation.email,
      donor: found.donation.donorName,
    }
  );
}

function factsOf({ path, donation, receipt }: OfflineDonation, url: URL) {
  return [
    { term: 'Amount', value: formatPaise(donation.amount) },
    { term: 'Receipt', value: receipt.number },
    { term: 'Cancelled because', value: donation.cancelReason },
    { term: 'Date received', value: formatInIndia(donation.givenOn, 'd MMM yyyy') },
    { term: 'How received', value: HOW[donation.method] ?? donation.method },
    { term: 'Reference', value: donation.reference },
    { term: 'Purpose', value: donation.purpose },
    { term: 'Type', value: donation.kind },
    { term: 'Address', value: donation.address },
    { term: 'Indian citizen', value: yesOrNo(donation.indianCitizen) },
    donorLink(path, url),
  ];
}

export const confirmCancel: RecordAction<OfflineDonation> = async (request, found) => {
  const { number, email: person } = found.receipt;
  if (found.donation.cancelledAt !== null) return redirectTo(found.path, 'donation-was-cancelled');
  await request.audit({ action: 'donations show', record: `receipt ${number}`, person });
  return cancelPage(request, found);
};

export const cancelDonation: RecordAction<OfflineDonation> = async (request, found) => {
  const { deps, form, person } = request;
  const { receipt, path } = found;
  const typed = form.get('reason') ?? '';
  const reason = cancelReason.safeParse(typed);
  if (!reason.success) {
    return cancelPage(request, found, typed, reason.error.issues[0]?.message);
  }
  const entry = {
    action: 'donations cancel',
    record: `receipt ${receipt.number}`,
    person: receipt.email,
    before: { state: 'valid' },
    after: { state: 'cancelled' },
  };
  const now = deps.now();
  const cancelled = await audited(request, entry, async (tx) => {
    const reopened = await cancelOfflineDonation(tx, receipt.number, { reason: reason.data, now });
    const wanted = (reopened || []).map((id) => ({ id, seen: undefined }));
    await setStates(tx, 'transfers', wanted, { to: 'new', person, now });
    return reopened;
  });
  return redirectTo(path, cancelled ? 'donation-cancelled' : 'donation-was-cancelled');
};

function cancelPage(
  request: OfficeRequest,
  found: OfflineDonation,
  typed?: string,
  error?: string,
): Response {
  const { donation, receipt, path } = found;
  const lead = (
    <p>
      {donation.donorName}’s receipt for {formatPaise(donation.amount)} becomes void and keeps its
      number. You cannot undo this.{' '}
      {donation.email === '' ? 'Tell the donor: we have no email address.' : 'We email the donor.'}
    </p>
  );
  const body = (
    <PostForm action={`${path}/cancel${keptQuery(request.url)}`}>
      <Field
        label="Reason"
        name="reason"
        value={typed}
        error={error}
        required
        hint="The donor and the accountant will see this. For example: the cheque bounced."
      />
      <Submit tone="danger">Cancel donation</Submit>
    </PostForm>
  );
  const title = `Cancel ${receipt.number}`;
  return screen(request, {
    title,
    back: backTo(request, found),
    lead,
    errors: { reason: error },
    body,
  });
}
