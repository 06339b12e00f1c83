import { Refusal } from './refusal';

/** Too often; answered with Retry-After. */
export class RateLimited extends Refusal {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super('rate_limited', message);
  }
}
