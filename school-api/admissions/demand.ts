import type { Db } from '../db/db';
import { Refusal } from '../http/refusal';
import { isApplicationPaid } from '../payments/paid';
import { type Application, findApplication } from './applications';

/** The application, held until the transaction ends; refused when unknown or already paid. */
export async function demandOpen(tx: Db, applicationId: string): Promise<Application> {
  const application = await findApplication(tx, applicationId, { forUpdate: true });
  if (application === null) {
    throw new Refusal('not_found', 'There is no such registration. Please begin again.');
  }
  if (await isApplicationPaid(tx, applicationId)) {
    throw new Refusal('conflict', 'This registration is already paid and cannot be changed.');
  }
  return application;
}
