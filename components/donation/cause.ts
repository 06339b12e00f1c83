import { type Cause, causes } from '@/content/causes';
import type { Answers } from '@/lib/donation/answers';

type Preset = Pick<Answers, 'amount' | 'purpose'>;

const amountOf = ({ suggestedRupees: [first] }: Cause) => (first ? String(first) : '');

/** The cause of a link such as ?cause=cow-care. */
export function causeIn(search: string): Cause | undefined {
  const asked = new URLSearchParams(search).get('cause');
  return causes.find(({ id }) => id === asked);
}

export const causeNamed = (purpose: string): Cause | undefined =>
  causes.find(({ heading }) => heading === purpose);

/** A chosen cause is the purpose and suggests an amount; the donor's own amount stays. */
export function withCause({ amount }: Pick<Preset, 'amount'>, cause: Cause | undefined): Preset {
  const isSuggested = amount === '' || causes.some((one) => amountOf(one) === amount);
  const suggested = cause ? amountOf(cause) : '';
  return { amount: isSuggested ? suggested : amount, purpose: cause?.heading ?? '' };
}
