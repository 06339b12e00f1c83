import { ApiError } from '../../platform';
import type { Application } from './applications';

/** Nothing is done any more with the data of a child whose parent has withdrawn consent. */
export function refuseWithdrawn({ consentWithdrawnAt }: Application): void {
  if (consentWithdrawnAt === null) return;
  throw new ApiError(
    'conflict',
    'The consent to this registration was withdrawn. Please begin a new one.',
  );
}
