import { formatInIndia } from '@/content/india-time';
import {
  type EditedRecord,
  emptyFields,
  type FormField,
  fieldsOf,
  type List,
  newFormKey,
  type Problems,
} from '../../../content';
import { standingOf } from './state';

export type Input = {
  fields: Record<string, string>;
  basedOn: string;
  /** How the record stood when the form was opened; '' for a new one. */
  state: string;
  intent: Intent;
  from: string;
  until: string;
  slug: string;
  /** 'yes': another record may have the same name. */
  repeat: string;
};

/** The form's buttons; `now` ignores the time at From. */
const INTENTS = ['draft', 'publish', 'preview', 'now'] as const;
type Intent = (typeof INTENTS)[number];

/** A prefix that no list's field has. */
export const inputName = ({ name }: Pick<FormField, 'name'>) => `field.${name}`;

export function readTyped(list: string, form: URLSearchParams): Input {
  const text = (name: string) => form.get(name) ?? '';
  const sent = fieldsOf(list).flatMap((field) => {
    const value = form.get(inputName(field));
    return value === null ? [] : [[field.name, plain(value, field)]];
  });
  const intent = INTENTS.find((one) => one === text('intent')) ?? 'draft';
  return {
    fields: Object.fromEntries(sent),
    basedOn: text('basedOn'),
    state: text('state'),
    intent,
    from: intent === 'now' ? '' : text('from'),
    until: text('until'),
    slug: text('slug'),
    repeat: text('repeat'),
  };
}

/** The same form again, without its button. */
export function sentFields({ fields, basedOn, state, from, until, slug, repeat }: Input) {
  const own = Object.entries({ basedOn, state, from, until, slug, repeat });
  const ofList = Object.entries(fields).map(([name, value]): [string, string] => [
    inputName({ name }),
    value,
  ]);
  return [...own, ...ofList];
}

/** In the record's format, for comparison. */
function plain(value: string, { input }: FormField): string {
  return input === 'moment' ? value.replace('T', ' ') : value.replaceAll('\r\n', '\n');
}

/** Separate from the other news fields: the last part of an address may also be generated. */
export const SLUG_FIELD = { name: 'slug', label: 'Last part of its address' } as const;

/** The form's values: the input, otherwise the record's, otherwise empty. */
export type ShownForm = {
  facts: List;
  record: EditedRecord | undefined;
  typed: Omit<Input, 'intent'>;
  problems: Problems;
  isRefused: boolean;
};

type Parts = {
  record?: EditedRecord;
  typed?: Input;
  problems?: Problems;
  fields?: Record<string, string>;
};

export function shownForm(facts: List, { record, typed, problems, fields }: Parts): ShownForm {
  return {
    facts,
    record,
    problems: problems ?? {},
    isRefused: typed !== undefined,
    typed: typed ?? (record ? ofRecord(record) : ofNew(facts, fields)),
  };
}

/** As its form would be submitted. */
export function ofRecord(record: EditedRecord): Omit<Input, 'intent'> {
  const { fields, basedOn, from, draft, draftUntil, slug } = record;
  const state = standingOf(record);
  const until = moment(draft === null ? record.until : draftUntil);
  return { fields, basedOn, state, from: moment(from), until, slug: slug ?? '', repeat: '' };
}

const ofNew = ({ name }: List, fields: Record<string, string> = {}): Omit<Input, 'intent'> => ({
  fields: { ...emptyFields(name), ...fields },
  basedOn: newFormKey(),
  state: '',
  from: '',
  until: '',
  slug: '',
  repeat: '',
});

/** In the format of a datetime-local input. */
const moment = (at: Date | null) => (at ? formatInIndia(at, "yyyy-MM-dd'T'HH:mm") : '');
