export type ProviderTrouble =
  /** No answer, or one that says nothing about the request: it may or may not have had its effect. */
  | 'unreachable'
  /** The provider has no such order or payment. */
  | 'unknown'
  /** The provider understood and said no. */
  | 'refused'
  /** Our keys are wrong. */
  | 'keys';

export class ProviderError extends Error {
  constructor(
    readonly trouble: ProviderTrouble,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function isTrouble(error: unknown, ...troubles: ProviderTrouble[]): boolean {
  return error instanceof ProviderError && troubles.includes(error.trouble);
}
