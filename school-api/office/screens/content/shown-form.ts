import { formatInIndia } from '@/content/india-time';
import {
  type EditedRecord,
  emptyFields,
  type List,
  newFormKey,
  type Problems,
} from '../../../content';
import type { Typed } from './typed';

/** What a form is made of: what was typed, else the record, else nothing yet. */
export type ShownForm = {
  facts: List;
  record: EditedRecord | undefined;
  typed: Omit<Typed, 'act'>;
  problems: Problems;
  isRefused: boolean;
};

type Given = {
  record?: EditedRecord;
  typed?: Typed;
  problems?: Problems;
  fields?: Record<string, string>;
};

export function shownForm(facts: List, { record, typed, problems, fields }: Given): ShownForm {
  return {
    ...{ facts, record, problems: problems ?? {}, isRefused: typed !== undefined },
    typed: typed ?? (record ? ofRecord(record) : ofNew(facts, fields)),
  };
}

/** As a form of it would be sent. */
export function ofRecord(record: EditedRecord): Omit<Typed, 'act'> {
  const { fields, basedOn, state, from, draft, draftUntil, slug } = record;
  const until = moment(draft === null ? record.until : draftUntil);
  return { fields, basedOn, state, from: moment(from), until, slug: slug ?? '', repeat: '' };
}

const ofNew = ({ name }: List, fields: Record<string, string> = {}): Omit<Typed, 'act'> => ({
  ...{ fields: { ...emptyFields(name), ...fields }, basedOn: newFormKey() },
  ...{ state: '', from: '', until: '', slug: '', repeat: '' },
});

/** As an input of a day and a time takes it. */
const moment = (at: Date | null) => (at ? formatInIndia(at, "yyyy-MM-dd'T'HH:mm") : '');
