import { ApiError } from './api-error';

/** Sent with Retry-After. */
export class RateLimitError extends ApiError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super('rate_limited', message);
  }
}
