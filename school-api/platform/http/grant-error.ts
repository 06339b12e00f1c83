import { ApiError } from './api-error';

/** For the log; neither can be used in a public call. */
type About = { application: number } | { order: string };

/**
 * The caller has an id, but not the grant of the browser that verified the address or started the
 * payment.
 */
export class GrantError extends ApiError {
  constructor(
    message: string,
    readonly about: About,
  ) {
    super('forbidden', message);
  }
}
