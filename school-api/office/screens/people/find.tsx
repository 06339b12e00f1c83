import { rowNumber } from '../../../records';
import { screen } from '../../answer';
import { findPerson, type OfficePerson } from '../../people/people';
import type { OfficeRequest } from '../../route';

type Act = (request: OfficeRequest, person: OfficePerson) => Response | Promise<Response>;

/** For an address with a person's number; shows a message if there is none. */
export function withPerson(act: Act) {
  return async (request: OfficeRequest): Promise<Response> => {
    const id = rowNumber(request.params.id);
    const person = id === undefined ? undefined : await findPerson(request.deps.db, id);
    return person === undefined
      ? notFound(request, 'There is no person with this number.')
      : act(request, person);
  };
}

export function notFound(request: OfficeRequest, text: string): Response {
  const title = 'Not found';
  const back = { href: '/people/sessions', label: 'My sessions and passkeys' };
  const toPeople = { href: '/people', label: 'People' };
  const body = <p>{text}</p>;
  return screen(request, {
    title,
    back: request.person.role === 'head' ? toPeople : back,
    body,
    status: 404,
  });
}
