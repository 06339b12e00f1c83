import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import type { List } from './acts';

/** For an unknown id, or a deleted record. */
export function noSuchRecord(request: OfficeRequest, singular: string, back: List): Response {
  const body = (
    <p>
      There is no {singular} at this address. It may have been erased, or removed after its
      retention period.
    </p>
  );
  return screen(request, { title: `No such ${singular}`, back, body, status: 404 });
}
