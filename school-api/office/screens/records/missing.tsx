import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { PageHead } from '../../view/head';

type Back = { href: string; label: string };

/** For an id that is unknown or whose record is gone. */
export function noSuchRecord(request: OfficeRequest, singular: string, back: Back): Response {
  const title = `No such ${singular}`;
  const body = (
    <>
      <PageHead title={title} back={back} />
      <p>
        There is no {singular} at this address. It may have been erased, or removed after its
        period.
      </p>
    </>
  );
  return page(request, { title, body, status: 404 });
}
