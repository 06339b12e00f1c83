import { NO_ANSWERS } from '@/contract/facts/admission-answers';
import { isSameName } from '@/contract/facts/same-name';
import type { ApplicationContinued } from '@/contract/requests/application-status';
import { nameOf } from './family';
import { BEGINNING, type Progress, prefilled } from './progress';

/** Read from the tab's storage. */
export const REGISTRATION_KEY = 'registration';

/** An application that this browser may continue, at the step it had reached. */
export function continued(went: ApplicationContinued): Progress {
  const { application_id: id, email, grant, admission_data: known, registered = [] } = went;
  const answers = prefilled({ ...NO_ANSWERS, email }, known);
  const isRegistered = registered.some(({ name }) => isSameName(name, nameOf(answers)));
  return {
    ...BEGINNING,
    answers,
    application: { id, email, grant },
    verified: true,
    registered,
    // The first step warns that nothing needs to be paid; the second asks for the payment.
    completed: went.completed && !isRegistered ? answers : null,
  };
}

/** For the registration page, which loads next; false if the browser cannot store it. */
export function saveRegistration(progress: Progress): boolean {
  try {
    sessionStorage.setItem(REGISTRATION_KEY, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
