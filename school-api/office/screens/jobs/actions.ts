import { eraseJob, jobSubject, rowNumber } from '../../../records';
import type { OfficeRequest } from '../../route';
import { changeState } from '../records/change-state';
import { askToErase, eraseRecord } from '../records/erase';
import { noSuchRecord } from '../records/missing';
import { strike, writeNote } from '../records/notes';
import { showJob } from './detail';
import { LIST } from './list';

type Found = Awaited<ReturnType<typeof found>>;

/** Runs an action on a job application that is there. */
const onJob =
  (act: (request: OfficeRequest, of: NonNullable<Found>) => Response | Promise<Response>) =>
  async (request: OfficeRequest): Promise<Response> => {
    const of = await found(request);
    return of ? act(request, of) : noSuchRecord(request, jobSubject.singular, LIST);
  };

async function found({ deps, params: { id = '' } }: OfficeRequest) {
  const number = rowNumber(id);
  const row = await jobSubject.find(deps.db, id, deps.config);
  if (row === undefined || number === undefined) return undefined;
  const { singular } = jobSubject;
  const kind = 'jobs' as const;
  return {
    ...{ kind, key: { kind, id: number }, path: `${LIST.href}/${id}`, singular, list: LIST },
    what: `The application of ${row.applicant_name}, its CV, its notes, and the mails about it.`,
    ...{ record: `${singular} ${id}`, person: String(row.email) },
  };
}

export const setJobState = onJob(changeState);

export const writeJobNote = onJob((request, of) =>
  writeNote(request, { ...of, again: (typed) => showJob(request, typed) }),
);

export const strikeJobNote = onJob(strike);

export const askToEraseJob = onJob(askToErase);

export const eraseOneJob = onJob((request, of) =>
  eraseRecord(request, of, () =>
    eraseJob(request.deps.db, of.key.id, request.deps.config.forms.cv.folder),
  ),
);
