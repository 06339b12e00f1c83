import { Refusal } from '../http/refusal';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';

export function needProvider({ provider }: PaymentParts): Provider {
  if (provider !== undefined) return provider;
  throw new Refusal('unavailable', 'Online payment is not set up. Please contact the school.');
}
