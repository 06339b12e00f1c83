import { type Cause, causes } from '@/content/causes';
import type { Answers } from '@/lib/donation/answers';

type Preset = Pick<Answers, 'amount' | 'message'>;

const amountOf = ({ suggestedRupees: [first] }: Cause) => (first ? String(first) : '');
const messageOf = ({ heading }: Cause) => `${heading}: `;

/** The cause of a link such as ?cause=cow-care. */
export function causeIn(search: string): Cause | undefined {
  const asked = new URLSearchParams(search).get('cause');
  return causes.find(({ id }) => id === asked);
}

/** The cause that a message begins with. */
export function causeOf(message: string): Cause | undefined {
  return causes.find((cause) => message.startsWith(messageOf(cause).trim()));
}

/** A chosen cause starts the message and suggests an amount; the donor's own text and amount stay. */
export function withCause({ amount, message }: Preset, cause: Cause | undefined): Preset {
  const before = causeOf(message);
  const own = before ? message.slice(messageOf(before).trim().length).trimStart() : message;
  const suggested = amount === '' || causes.some((one) => amountOf(one) === amount);
  return {
    amount: suggested ? (cause ? amountOf(cause) : '') : amount,
    message: `${cause ? messageOf(cause) : ''}${own}`,
  };
}
