import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { type DonationWithReceipt, findOfflineDonation, isId } from '../../../money';
import { offlineDonationsSubject } from '../../../records';
import type { OfficeRequest } from '../../route';
import { MailLink } from '../records/cells';
import type { Found, Screens } from '../records/screens';
import { donorLink, HOW, LIST, LISTED, ReceiptLink, StateTag, yesOrNo } from './labels';
import { panSection } from './receipt';

export type OfflineDonation = Found & DonationWithReceipt;

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
