import { watchClientAddresses } from '@/lib/bff/client-ip';
import { env } from '@/lib/env';

/** Runs once, before the server takes requests. */
export function register(): void {
  watchClientAddresses(env().TRUST_PROXY);
}
