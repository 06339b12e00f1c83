import type { Answers } from '@/lib/donations/answers';
import type { Purpose } from '@/lib/donations/purpose';

/** What the form and the thank-you page need of a purpose. */
export type Cause = Omit<Purpose, 'text' | 'amount'>;
export type Causes = readonly Cause[];
type Preset = Pick<Answers, 'amount' | 'purpose'>;

const amountOf = ({ suggestedRupees: [first] }: Cause) => (first ? String(first) : '');

/** The cause in a link such as ?cause=cow-care, by id or name, if it is open for donations. */
export function causeIn(causes: Causes, search: string): Cause | undefined {
  const named = new URLSearchParams(search).get('cause');
  return causes.find(({ id, heading, closed }) => [id, heading].includes(named ?? '') && !closed);
}

/** The amount in a link such as ?amount=2500; '' without one. */
export const amountIn = (search: string): string =>
  /^\d{1,9}(\.\d{1,2})?$/.exec(new URLSearchParams(search).get('amount') ?? '')?.[0] ?? '';

export const causeNamed = (causes: Causes, purpose: string): Cause | undefined =>
  causes.find(({ heading }) => heading === purpose);

/** Undefined if the school has renamed or closed it since. */
export const openNamed = (causes: Causes, purpose: string): Cause | undefined =>
  causes.find(({ heading, closed }) => heading === purpose && !closed);

/** A chosen cause sets the purpose and suggests an amount; the donor's own amount stays. */
export function withCause(
  causes: Causes,
  { amount }: Pick<Preset, 'amount'>,
  cause: Cause | undefined,
): Preset {
  const isSuggested = amount === '' || causes.some((one) => amountOf(one) === amount);
  const suggested = cause ? amountOf(cause) : '';
  return { amount: isSuggested ? suggested : amount, purpose: cause?.heading ?? '' };
}
