import { newId } from '../../../money';

const ID = /^bank_[\w-]{27}$/;

export type Typed = ReturnType<typeof readTyped>;

/** By the names of the service. The form carries the id that its gift will have: sent twice, it adds one. */
export function readTyped(form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  const id = text('id');
  return {
    means: text('means'),
    givenOn: text('givenOn'),
    amount: text('amount'),
    reference: text('reference'),
    donorName: text('donorName'),
    email: text('email'),
    address: text('address'),
    purpose: text('purpose'),
    kind: text('kind'),
    id: ID.test(id) ? id : newId('bank'),
  };
}
