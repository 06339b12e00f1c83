import { ApiError } from './api-error';

/** What the grant is for, in the log: neither is taken by a public call. */
type About = { application: number } | { order: string };

/** Somebody knows an id, and has nothing of the browser that proved the address or began the payment. */
export class GrantError extends ApiError {
  constructor(
    message: string,
    readonly about: About,
  ) {
    super('forbidden', message);
  }
}
