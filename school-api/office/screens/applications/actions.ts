import { resendMail } from '../../../mail';
import { applicationSubject, rowNumber, storyOfApplication } from '../../../records';
import { goTo } from '../../answer';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';
import { changeState } from '../records/change-state';
import { noSuchRecord } from '../records/missing';
import { strike, writeNote } from '../records/notes';
import { showApplication } from './detail';
import { findApplication } from './find';
import { LIST } from './list';

type Found = Awaited<ReturnType<typeof found>>;

/** Runs an action on an application that is there. */
const onApplication =
  (act: (request: OfficeRequest, of: NonNullable<Found>) => Promise<Response>) =>
  async (request: OfficeRequest): Promise<Response> => {
    const of = await found(request);
    return of ? act(request, of) : noSuchRecord(request, applicationSubject.singular, LIST);
  };

async function found(request: OfficeRequest) {
  const application = await findApplication(request);
  if (application === undefined) return undefined;
  const { id, name, path, person } = application;
  const key = { kind: 'applications' as const, id };
  return { key, path, singular: applicationSubject.singular, list: LIST, record: name, person };
}

export const setApplicationState = onApplication(changeState);

export const writeApplicationNote = onApplication((request, of) =>
  writeNote(request, { ...of, again: (typed) => showApplication(request, typed) }),
);

export const strikeApplicationNote = onApplication(strike);

/** Only a mail of this application: the number of another one stands for nothing here. */
export const resendApplicationMail = onApplication(async (request, { key, path, person }) => {
  const { deps, params, audit } = request;
  const number = rowNumber(params.mail ?? '');
  const story = await storyOfApplication(deps.db, key.id);
  if (number === undefined || !story.some(({ mail }) => mail?.id === number)) {
    return notFoundPage(request);
  }
  await audit({ action: 'mail resend', record: `mail ${number}`, person });
  const { done } = await resendMail(deps.db, number, deps.now());
  return goTo(path, done ? 'mail-resent' : 'mail-not-resent');
});
