import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { paymentState } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary } from '../../view/form';
import { PageHead } from '../../view/head';
import { MailLink } from '../records/cells';
import { Cases } from './cases';
import { findOnline, type OnlineGift } from './find';
import { BACK, noSuchGift } from './missing';
import { panSection } from './pan';
import { StateTag } from './state';
import { storyAndNotes, type TypedNote } from './story-and-notes';

/** With a note that was refused, once more with what was typed. */
export async function showOnlineGift(request: OfficeRequest, typed?: TypedNote): Promise<Response> {
  const { deps, params, audit } = request;
  const { id = '' } = params;
  const gift = await findOnline(deps.db, id);
  if (gift === undefined) return noSuchGift(request);
  const { donation } = gift.row;
  await audit({ action: 'donations show', record: `donation ${id}`, person: donation.email });
  const path = `/gifts/online/${id}`;
  const title = donation.donorName || 'Gift';
  const body = (
    <>
      <PageHead
        title={title}
        back={BACK}
        lead={<StateTag state={stateOf(gift)} test={gift.row.test === true} />}
        actions={
          gift.receipt ? (
            <a className="button button-secondary" href={`${path}/receipt.pdf`}>
              Receipt (PDF)
            </a>
          ) : null
        }
      />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      <Cases gift={gift} />
      <section>
        <h2>The gift</h2>
        <Facts items={moneyFacts(gift)} />
      </section>
      <section>
        <h2>The donor</h2>
        <Facts items={donorFacts(gift)} />
      </section>
      {await panSection(request, id, gift.receipt)}
      {await storyAndNotes(request, { key: { kind: 'donations', id }, path, typed })}
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}

const stateOf = ({ row }: OnlineGift) => paymentState(row.state, row);

function moneyFacts({ row, order, receipt }: OnlineGift) {
  const { donation } = row;
  return [
    { term: 'Amount', value: row.amount === null ? '' : formatPaise(row.amount) },
    { term: 'Receipt', value: receipt?.number },
    { term: 'Void', value: receipt?.voidReason },
    { term: 'Returned', value: row.returned ? formatPaise(row.returned) : '' },
    { term: 'Donor’s words', value: donation.message },
    { term: 'Begun', value: formatInIndia(donation.createdAt, 'd MMM yyyy, h:mm aaa') },
    { term: 'Payment', value: row.paymentId },
    { term: 'Order', value: order?.providerOrderId },
  ];
}

function donorFacts({ row: { donation } }: OnlineGift) {
  const { email, mobileCode, mobile, address, city, state, pinCode, country } = donation;
  const place = [address, city, state, pinCode, country].filter((one) => one !== '').join(', ');
  const { indianCitizen } = donation;
  return [
    { term: 'Name', value: donation.donorName },
    { term: 'E-mail', value: <MailLink to={email} /> },
    { term: 'Phone', value: `${mobileCode} ${mobile}` },
    { term: 'Address', value: place },
    { term: 'Indian citizen', value: indianCitizen === null ? '' : indianCitizen ? 'Yes' : 'No' },
  ];
}
