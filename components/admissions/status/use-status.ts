import { statusPanel as copy } from '@/content/application-status';
import type { ApplicationStatus, FamilyAnswer } from '@/contract/requests/application-status';
import { continued, saveRegistration } from '@/lib/admissions/continued';
import type { Failure } from '@/lib/forms/outcome';
import { useVerified } from '../../mailbox/use-verified';
import { downloadFile } from '../../receipts/fetch-file';
import { call } from './lazy';

const readOwn = (grant: string) => call((calls) => calls.readStatus({ grant }));

const inData = (data: ApplicationStatus | null, number: string) =>
  JSON.stringify(data?.applications.find((one) => one.application_number === number));

/** The applications of a verified address, and its family's actions on them. */
export function useStatus(noticeVersion: string) {
  const state = useVerified('applications', readOwn);
  const { once, refused } = state;
  const { grant } = state.verified;

  /** What arrived although its response was lost is refused when sent again: then it is shown as done. */
  async function refusedUnlessDone(failure: Failure, number: string) {
    if (failure.kind === 'refused' && ['not_found', 'conflict'].includes(failure.code)) {
      const now = await readOwn(grant);
      if (now.ok) {
        state.setData(now.data);
        if (inData(now.data, number) !== inData(state.data, number)) return;
      }
    }
    refused(failure);
  }

  const answer = (application_number: string, answered: FamilyAnswer, date?: string) =>
    once(`${answered} ${application_number}`, async () => {
      const request = { grant, application_number, answer: answered, ...(date && { date }) };
      const done = await call((calls) => calls.sendAnswer(request));
      if (done.ok) state.setData(done.data);
      else await refusedUnlessDone(done.failure, application_number);
    });

  /** Continues an application, or starts another child's. */
  const continueApplication = (application_number?: string) =>
    once(`continue ${application_number ?? ''}`, async () => {
      const which = application_number ? { application_number } : { notice_version: noticeVersion };
      const went = await call((calls) => calls.continueApplication({ grant, ...which }));
      if (!went.ok) return refused(went.failure);
      if (!saveRegistration(continued(went.data))) return state.setProblem(copy.blocked);
      location.assign(copy.register.href);
    });

  const receipt = (application_number: string) =>
    once(`receipt ${application_number}`, async () => {
      const got = await downloadFile({ grant, application_number });
      if (!got.ok) refused(got.failure);
    });

  return { ...state, refusedUnlessDone, answer, continueApplication, receipt };
}

export type StatusState = ReturnType<typeof useStatus>;
