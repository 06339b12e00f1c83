import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { Receipt } from '../../../db';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { LIST } from './labels';
import type { Typed } from './typed';

/** A slip that two people have in their hands is written down once. */
export async function askAgain(
  request: OfficeRequest,
  typed: Typed,
  before: Receipt,
): Promise<Response> {
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
