import { screen } from '../../response';
import type { Answer, OfficeRequest } from '../../route';
import type { List } from './actions';

/** For an unknown id, or a deleted record. */
export function noSuchRecord(
  request: OfficeRequest,
  singular: string,
  back: List,
  reason = 'It may have been removed or erased.',
): Response {
  const body = (
    <p>
      There is no {singular} at this address. {reason}
    </p>
  );
  return screen(request, { title: `We could not find this ${singular}`, back, body, status: 404 });
}

/** Runs on what `find` returns for a request's address, if there is any. */
export const onFound =
  <T,>(find: (request: OfficeRequest) => Promise<T | undefined>, singular: string, back: List) =>
  (run: (request: OfficeRequest, found: T) => Answer) =>
  async (request: OfficeRequest): Promise<Response> => {
    const found = await find(request);
    return found === undefined ? noSuchRecord(request, singular, back) : run(request, found);
  };
