const MAX_LENGTH = 40;

/**
 * A server may return a reference for the submission; the specification leaves the response open.
 */
export function referenceIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return '';
  const { reference } = answer;
  return typeof reference === 'string' && reference.length <= MAX_LENGTH ? reference : '';
}
