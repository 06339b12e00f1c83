import { type EditedRecord, fieldsOf } from '../../../content';
import type { OfficeRequest } from '../../route';
import { type Input, ofRecord, SLUG_FIELD } from './form-input';

/** Whose text is taken, for each that differs. */
export type Choice = {
  /** Choices are still missing. */
  open: boolean;
  taken: Readonly<Record<string, 'mine' | 'theirs'>>;
  problems: Readonly<Record<string, string>>;
  /** What is saved once all choices are made. */
  typed?: Input;
};

export const NOT_CHOSEN: Choice = { open: true, taken: {}, problems: {} };

type Difference = { take: string; label: string; mine: string; theirs: string };

const takeName = (name: string) => `take.${name}`;

/** Beyond the fields: other values that a save would overwrite. */
const PLANS = [
  SLUG_FIELD,
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

/** A prefix that no list's field has. */
const takePlan = (name: string) => `take:${name}`;

/** Differing texts; an unsent field stays unchanged. */
export function differing(typed: Input, record: EditedRecord): Difference[] {
  const { fields, ...plans } = ofRecord(record);
  const inFields = fieldsOf(record.list).flatMap(({ name, label, input }) => {
    const mine = input === 'check' ? (typed.fields[name] ?? '') : typed.fields[name];
    return mine === undefined
      ? []
      : [{ take: takeName(name), label, mine, theirs: fields[name] ?? '' }];
  });
  const inPlans = PLANS.filter(({ name }) => name !== 'slug' || record.slug !== null).map(
    ({ name, label }) => ({ take: takePlan(name), label, mine: typed[name], theirs: plans[name] }),
  );
  return [...inFields, ...inPlans].filter(({ mine, theirs }) => mine !== theirs);
}

/** Undefined unless the form is that of conflict.tsx. Texts saved by others since are asked about again. */
export function readChoice(
  { form }: OfficeRequest,
  typed: Input,
  record: EditedRecord,
): Choice | undefined {
  if (!form.has('choosing')) return undefined;
  if (typed.basedOn !== record.basedOn) return NOT_CHOSEN;
  const whole = form.get('whole');
  const choices = differing(typed, record).map(({ take }) => {
    const whose = whole ?? form.get(take);
    return [take, whose === 'mine' || whose === 'theirs' ? whose : undefined] as const;
  });
  const taken = Object.fromEntries(
    choices.flatMap(([take, whose]) => (whose ? [[take, whose]] : [])),
  );
  const unanswered = choices.filter(([, whose]) => whose === undefined);
  const problems = Object.fromEntries(
    unanswered.map(([take]) => [take, 'Choose one of the two texts']),
  );
  return { open: unanswered.length > 0, taken, problems, typed: chosen(typed, taken, record) };
}

function chosen(mine: Input, taken: Choice['taken'], record: EditedRecord): Input {
  const { fields, ...plans } = ofRecord(record);
  const theirFields = Object.entries(fields).filter(([name]) => taken[takeName(name)] === 'theirs');
  const theirPlans = PLANS.filter(({ name }) => taken[takePlan(name)] === 'theirs');
  return {
    ...mine,
    ...Object.fromEntries(theirPlans.map(({ name }) => [name, plans[name]])),
    // Complete, because a missing social link is removed.
    fields: { ...mine.fields, ...Object.fromEntries(theirFields) },
  };
}
