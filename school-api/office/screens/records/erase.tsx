import type { ReactNode } from 'react';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { noSuchRecord } from './missing';

export type ErasedRecord = {
  kind: 'messages' | 'jobs';
  singular: string;
  path: string;
  list: { href: string; label: string };
  what: ReactNode;
  /** For the audit. */
  record: string;
  person: string;
};

/** Asks once more before a record is erased. */
export function askToErase(request: OfficeRequest, of: ErasedRecord): Response {
  const title = `Erase this ${of.singular}?`;
  const body = (
    <>
      <PageHead title={title} back={{ href: of.path, label: `Back to the ${of.singular}` }} />
      <p>{of.what}</p>
      <p>It cannot be brought back. A backup of an earlier night still holds it for its period.</p>
      <PostForm action={`${of.path}/erase`}>
        <Submit tone="danger">Erase the {of.singular}</Submit>
      </PostForm>
      <p>
        <a href={of.path}>Keep it</a>
      </p>
    </>
  );
  return page(request, { title, body });
}

export async function eraseRecord(
  request: OfficeRequest,
  of: ErasedRecord,
  erase: () => Promise<boolean>,
): Promise<Response> {
  const { record, person } = of;
  await request.audit({ action: `${of.kind} erase`, record, person });
  if (!(await erase())) return noSuchRecord(request, of.singular, of.list);
  return goTo(of.list.href, 'erased');
}
