import { formatRupees } from '@/contract/facts/rupees';
import { agreementOf, type Charge, ChargeChanges } from '../../../content';
import { admissionsSubject, countListed } from '../../../records';
import { screen } from '../../response';
import type { OfficeRequest, Run } from '../../route';
import { Facts } from '../../view/facts';
import { PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { readSources } from '../records/filter';

const FEES = { href: '/content/fees', label: 'Fees' };
const AGREED = 'agreed';

/** For all actions on fees: a change of what parents pay needs a person's confirmation. */
export const confirmingCharge =
  (run: Run): Run =>
  async (request) => {
    try {
      return await run(request);
    } catch (error) {
      if (!(error instanceof ChargeChanges)) throw error;
      return confirmCharge(request, error);
    }
  };

async function confirmCharge(request: OfficeRequest, { before, after }: ChargeChanges) {
  const { url, form, audit } = request;
  const amounts = { before: amountsOf(before), after: amountsOf(after) };
  await audit({ action: 'content asked', record: 'registration fee', ...amounts });
  const title = 'Change the registration fee?';
  const fields = [...form].filter(([name]) => name !== AGREED);
  const unpaid = await countUnpaid(request);
  const body = (
    <>
      <Facts
        items={[
          { term: 'Parents pay now', value: before ? <Amount charge={before} /> : 'No fee yet' },
          { term: 'They will pay', value: after && <Amount charge={after} /> },
          {
            term: 'Who pays it',
            value: `Everyone who registers from then on${families(unpaid)}. A family that has already opened the payment pays the amount it saw there.`,
          },
        ]}
      />
      <p>If the fee table under Content has this fee too, change it there as well.</p>
      <PostForm
        action={url.pathname + url.search}
        fields={[...fields, [AGREED, agreementOf(after)]]}
      >
        <Submit tone="danger">Change the registration fee</Submit>
      </PostForm>
      <p>
        <a href={FEES.href}>Keep the fee as it is</a>
      </p>
    </>
  );
  return screen(request, {
    title,
    back: FEES,
    lead: 'Nothing has changed yet.',
    body,
    status: 409,
  });
}

function Amount({ charge: { category, amount, scheduled } }: { charge: Charge }) {
  return (
    <>
      <strong>{formatRupees(amount)}</strong> ({category})
      {scheduled ? (
        <>
          , and <strong>{formatRupees(scheduled.amount)}</strong> from{' '}
          <Stamp at={new Date(scheduled.from)} />
        </>
      ) : null}
    </>
  );
}

const amountsOf = (charge: Charge | undefined) =>
  charge && { rupees: charge.amount, scheduled: charge.scheduled?.amount };

/** By the filter of the list of applications, so that both agree. */
async function countUnpaid({ deps }: OfficeRequest): Promise<number> {
  const url = new URL('/applications?progress=completed', 'http://office');
  const read = await readSources([admissionsSubject], { deps, url });
  return 'sources' in read ? countListed(deps.db, read.sources) : 0;
}

function families(count: number): string {
  if (count === 0) return '';
  const those = count === 1 ? 'one family that has' : `${count} families that have`;
  return `, and ${those} not paid yet`;
}
