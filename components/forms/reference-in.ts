const LONGEST = 40;

/** A server may give a reference to what it was sent; the specification leaves the answer open. */
export function referenceIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return '';
  const { reference } = answer;
  return typeof reference === 'string' && reference.length <= LONGEST ? reference : '';
}
