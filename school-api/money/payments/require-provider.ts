import { ApiError } from '../../platform';
import type { PaymentDeps } from './deps';
import type { Provider } from './provider';

export function requireProvider({ provider }: PaymentDeps): Provider {
  if (provider !== undefined) return provider;
  throw new ApiError('unavailable', 'Online payment is not set up. Please contact the school.');
}
