import type { Db } from '../../db';
import { ApiError, GrantError } from '../../platform';
import { holdsGrant } from '../grants';
import { isApplicationPaid } from './application-paid';
import { type Application, findApplication } from './applications';
import { refuseWithdrawn } from './refuse-withdrawn';

export const unknownApplication = () =>
  new ApiError('not_found', 'There is no such registration. Please begin again.');

/** The id alone is no proof: it may be seen by others. */
export function requireGrant(application: Application, grant: string | undefined): void {
  if (holdsGrant(application, grant)) return;
  const message =
    'Please reload this page and verify the e-mail address once more. Your answers are still here.';
  throw new GrantError(message, { application: application.number });
}

/** Locks the application until the transaction ends; throws when it is unknown, paid or withdrawn. */
export async function requireOpen(tx: Db, applicationId: string): Promise<Application> {
  const application = await findApplication(tx, applicationId, { forUpdate: true });
  if (application === null) {
    throw unknownApplication();
  }
  if (await isApplicationPaid(tx, applicationId)) {
    throw new ApiError('conflict', 'This registration is already paid and cannot be changed.');
  }
  refuseWithdrawn(application);
  return application;
}
