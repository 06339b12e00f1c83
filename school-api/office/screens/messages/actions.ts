import { eraseMessage, messageSubject, rowNumber } from '../../../records';
import type { OfficeRequest } from '../../route';
import { changeState } from '../records/change-state';
import { askToErase, eraseRecord } from '../records/erase';
import { noSuchRecord } from '../records/missing';
import { strike, writeNote } from '../records/notes';
import { showMessage } from './detail';
import { LIST } from './list';

type Found = Awaited<ReturnType<typeof found>>;

/** Runs an action on a message that is there. */
const onMessage =
  (act: (request: OfficeRequest, of: NonNullable<Found>) => Response | Promise<Response>) =>
  async (request: OfficeRequest): Promise<Response> => {
    const of = await found(request);
    return of ? act(request, of) : noSuchRecord(request, messageSubject.singular, LIST);
  };

async function found({ deps, params: { id = '' } }: OfficeRequest) {
  const number = rowNumber(id);
  const row = await messageSubject.find(deps.db, id, deps.config);
  if (row === undefined || number === undefined) return undefined;
  const { singular } = messageSubject;
  const kind = 'messages' as const;
  return {
    ...{ kind, key: { kind, id: number }, path: `${LIST.href}/${id}`, singular, list: LIST },
    what: `The message of ${row.name}, its notes, and the mail that told the office of it.`,
    ...{ record: `${singular} ${id}`, person: String(row.email) },
  };
}

export const setMessageState = onMessage(changeState);

export const writeMessageNote = onMessage((request, of) =>
  writeNote(request, { ...of, again: (typed) => showMessage(request, typed) }),
);

export const strikeMessageNote = onMessage(strike);

export const askToEraseMessage = onMessage(askToErase);

export const eraseOneMessage = onMessage((request, of) =>
  eraseRecord(request, of, () => eraseMessage(request.deps.db, of.key.id)),
);
