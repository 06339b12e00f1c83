import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { GiftWithReceipt } from '../../../money';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary } from '../../view/form';
import { PageHead } from '../../view/head';
import { MailLink } from '../records/cells';
import { findOffline } from './find';
import { BACK, noSuchGift } from './missing';
import { panSection } from './pan';
import { HOW } from './row';
import { StateTag } from './state';
import { storyAndNotes, type TypedNote } from './story-and-notes';

/** With a note that was refused, once more with what was typed. */
export async function showOfflineGift(
  request: OfficeRequest,
  typed?: TypedNote,
): Promise<Response> {
  const { deps, params, audit } = request;
  const { id = '' } = params;
  const found = await findOffline(deps.db, id);
  if (found === undefined) return noSuchGift(request);
  const { gift, receipt } = found;
  await audit({ action: 'gifts show', record: `receipt ${receipt.number}`, person: gift.email });
  const path = `/gifts/offline/${id}`;
  const isValid = gift.cancelledAt === null;
  const body = (
    <>
      <PageHead
        title={gift.donorName}
        back={BACK}
        lead={<StateTag state={isValid ? 'valid' : 'cancelled'} />}
        actions={
          <>
            <a className="button button-secondary" href={`${path}/receipt.pdf`}>
              Receipt (PDF)
            </a>
            {isValid ? (
              <a className="button button-quiet" href={`${path}/cancel`}>
                Cancel the gift
              </a>
            ) : null}
          </>
        }
      />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      <section>
        <h2>The gift</h2>
        <Facts items={factsOf(found)} />
      </section>
      {await panSection(request, id, receipt)}
      {await storyAndNotes(request, { key: { kind: 'gifts', id }, path, typed })}
    </>
  );
  return page(request, { title: gift.donorName, body, status: typed ? 422 : 200 });
}

function factsOf({ gift, receipt }: GiftWithReceipt) {
  const { email } = gift;
  return [
    { term: 'Amount', value: formatPaise(gift.amount) },
    { term: 'Receipt', value: receipt.number },
    { term: 'Cancelled because', value: gift.cancelReason },
    { term: 'Came on', value: formatInIndia(gift.givenOn, 'd MMM yyyy') },
    { term: 'How', value: HOW[gift.means] ?? gift.means },
    { term: 'Reference', value: gift.reference },
    { term: 'Purpose', value: gift.purpose },
    { term: 'Kind', value: gift.kind },
    { term: 'E-mail', value: email === '' ? '' : <MailLink to={email} /> },
    { term: 'Address', value: gift.address },
  ];
}
