import { eq } from 'drizzle-orm';
import type { CompleteAdmissionRequest } from '@/contract';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { invalid } from '../http/json-body';
import { Refusal } from '../http/refusal';
import type { Application } from './applications';
import { demandOpen } from './demand';
import { readFormFields } from './form-fields';
import { offeredDates } from './offered-dates';
import { toColumns } from './record';
import { type Validated, validateAdmission } from './validate';

/** Takes the whole form of a verified parent; may be sent again until it is paid. */
export async function completeAdmission(
  db: Db,
  sent: CompleteAdmissionRequest,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await demandOpen(tx, sent.application_id);
    if (!application.verified) {
      throw new Refusal('conflict', 'Please verify the e-mail address first.');
    }
    const fields = await readFormFields(tx);
    const { values, errors } = validateAdmission(sent, fields, await offeredDates(tx));
    if (sent.email !== '' && sent.email.toLowerCase() !== application.emailKey) {
      errors.email = 'This is not the address that was verified.';
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await tx
      .update(applications)
      .set({ ...toColumns(values), ...keptNames(values, application), completedAt: now })
      .where(eq(applications.id, application.id));
  });
}

/** Where the form hides a name, the one given at the beginning stays. */
function keptNames(values: Validated['values'], application: Application) {
  return {
    firstName: values.first_name || application.firstName,
    lastName: values.last_name || application.lastName,
  };
}
