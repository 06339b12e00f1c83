type ProviderErrorKind =
  /** No usable response: the request may or may not have been processed. */
  | 'unreachable'
  | 'not_found'
  /** Rejected by the provider. */
  | 'refused'
  | 'unauthorized';

export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function isProviderError(error: unknown, ...kinds: ProviderErrorKind[]): boolean {
  return error instanceof ProviderError && kinds.includes(error.kind);
}
