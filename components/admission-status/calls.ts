import '@/contract/forms/no-eval';
import {
  applicationContinueResponse,
  applicationStatusResponse,
  type FamilyAnswer,
} from '@/contract/requests/application-status';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

/** With a grant of the mailbox, or with that of the browser which verified one application. */
export const readStatus = async (proof: { grant: string; application_id?: string }) =>
  parseOutcome(applicationStatusResponse, await submitJson('/api/application-status', proof));

export const sendAnswer = async (asked: {
  grant: string;
  application_number: string;
  answer: FamilyAnswer;
}) => parseOutcome(applicationStatusResponse, await submitJson('/api/application-answer', asked));

export const goOn = async (asked: { grant: string; [field: string]: string | undefined }) =>
  parseOutcome(applicationContinueResponse, await submitJson('/api/application-continue', asked));
