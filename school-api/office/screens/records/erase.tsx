import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { noSuchRecord } from './missing';
import { type Found, type Screens, singularOf } from './screens';

/** Asks once more before a record is erased. */
export function askToErase<F extends Found>(
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
): Response {
  const singular = singularOf(screens);
  const title = `Erase this ${singular}?`;
  const body = (
    <>
      <PageHead title={title} back={{ href: found.path, label: `Back to the ${singular}` }} />
      <p>{screens.erase?.what(found)}</p>
      <p>It cannot be brought back. A backup of an earlier night still holds it for its period.</p>
      <PostForm action={`${found.path}/erase`}>
        <Submit tone="danger">Erase the {singular}</Submit>
      </PostForm>
      <p>
        <a href={found.path}>Keep it</a>
      </p>
    </>
  );
  return page(request, { title, body });
}

export async function eraseRecord<F extends Found>(
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
): Promise<Response> {
  const { key, name, person } = found;
  await request.audit({ action: `${key.kind} erase`, record: name, person });
  if (await screens.erase?.run(request, found)) return goTo(screens.list.href, 'erased');
  return noSuchRecord(request, singularOf(screens), screens.list);
}
