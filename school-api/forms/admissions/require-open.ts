import { and, eq } from 'drizzle-orm';
import { type Db, paymentOrders } from '../../db';
import { ApiError, GrantError } from '../../platform';
import { hasGrant } from '../grants';
import { type Application, findApplication } from './applications';
import { STATES_WITHOUT_PLACE } from './places';

export const unknownApplication = () =>
  new ApiError('not_found', 'We could not find this registration. Please start again.');

/** An id is not proof: others may see it. */
export function requireGrant(application: Application, grant: string | undefined): void {
  if (hasGrant(application, grant)) return;
  const message =
    'Please reload this page and verify your email again. Your answers are still here.';
  throw new GrantError(message, { application: application.number });
}

/** Locks the application until the transaction ends; throws if it is unknown, paid or closed. */
export async function requireOpen(tx: Db, applicationId: string): Promise<Application> {
  const application = await findApplication(tx, applicationId, { forUpdate: true });
  if (application === null) {
    throw unknownApplication();
  }
  if (await isApplicationPaid(tx, applicationId)) {
    throw new ApiError('conflict', 'This registration is paid and cannot be changed.');
  }
  refuseClosed(application);
  return application;
}

async function isApplicationPaid(tx: Db, applicationId: string): Promise<boolean> {
  const { purpose, subjectId, state } = paymentOrders;
  const ofApplication = and(eq(purpose, 'admission'), eq(subjectId, applicationId));
  return (await tx.$count(paymentOrders, and(ofApplication, eq(state, 'paid')))) > 0;
}

/** Withdrawn or decided, or its consent was withdrawn: it cannot be continued. */
export const isClosed = ({ consentWithdrawnAt, officeState }: State): boolean =>
  consentWithdrawnAt !== null || STATES_WITHOUT_PLACE.includes(officeState);

export function refuseClosed(application: Application): void {
  if (!isClosed(application)) return;
  const { consentWithdrawnAt, officeState } = application;
  const what = consentWithdrawnAt === null ? 'This' : 'The consent for this';
  const isWithdrawn = consentWithdrawnAt !== null || officeState === 'withdrawn';
  const how = isWithdrawn ? 'was withdrawn' : 'is closed';
  throw new ApiError('conflict', `${what} registration ${how}. Please start a new one.`);
}

type State = Pick<Application, 'consentWithdrawnAt' | 'officeState'>;
