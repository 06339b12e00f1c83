import type { Db } from '../../db';
import { readRecipients } from '../letters/recipients';
import { fillLetter, type Letter } from '../letters/send';
import { dayInWords, isAnswerDue, isApplicationState } from '../states/application-states';
import { BY_FAMILY, isFamilyDecision } from '../states/set-by-family';
import { type OfficeRecord, type RecordSettings, stateOf } from '../subjects/subject';
import type { Decision, Prepared } from './prepared';

export type Checked<D extends Decision | Prepared = Prepared> = {
  decision: D;
  /** The letter as it would be sent, or why it cannot or need not be. */
  letter: Letter;
  /** Why it cannot be released. */
  blocked?: string;
  /** Warnings before the release. */
  problems: readonly string[];
};

type Context = { settings: RecordSettings; now: Date };

const NO_EMAIL = 'no email wanted';

/** In the decisions' order; those whose application is gone are left out. */
export async function checkDecisions<D extends Decision | Prepared>(
  db: Db,
  decisions: readonly D[],
  { settings, now }: Context,
): Promise<Checked<D>[]> {
  const keys = decisions.map(({ applicationId: id }) => ({ kind: 'applications', id }) as const);
  const people = new Map(
    (await readRecipients(db, keys, settings)).map((one) => [one.key.id, one] as const),
  );
  return decisions.flatMap((decision) => {
    const person = people.get(decision.applicationId);
    if (person === undefined) return [];
    const { note, subject, text, answerBy } = decision;
    const values = { ...person.values, 'answer day': dayInWords(answerBy) };
    const filled = fillLetter({ ...person, values }, { subject, text });
    const blocked = blockReason(person.record, decision, now);
    const leftOut = blocked ?? (subject === '' ? NO_EMAIL : filled.leftOut);
    const letter = {
      ...filled,
      text: [filled.text, note].filter(Boolean).join('\n\n'),
      ...(leftOut !== undefined && { leftOut }),
    };
    const problems = [
      blocked ?? warningOf(person.record, decision),
      person.record.completed_at ? undefined : 'form not finished',
      person.record.paid_at ? undefined : 'fee not paid',
      leftOut === NO_EMAIL ? undefined : leftOut,
    ].flatMap((problem) => problem ?? []);
    return [
      {
        decision,
        letter,
        problems: [...new Set(problems)],
        ...(blocked !== undefined && { blocked }),
      },
    ];
  });
}

function blockReason(record: OfficeRecord, decision: Decision | Prepared, now: Date) {
  const { state, answerBy } = decision;
  if (record.consent_withdrawn_at) return 'consent withdrawn';
  if (record.office_state === 'withdrawn') return 'application withdrawn';
  const { state: current, by } = stateOf(record);
  if (isSetSince(record, decision)) {
    if (by === BY_FAMILY) return 'the family has answered since';
    if (isFamilyDecision(current)) return 'the family’s answer was entered since';
  }
  if (!isApplicationState(state)) return 'unknown decision';
  if (state === 'place offered' && !isAnswerDue(answerBy, now))
    return 'the last day to answer has passed';
  return undefined;
}

/** The family may ask for another answer than its earlier one, so a colleague decides. */
function warningOf(record: OfficeRecord, decision: Decision | Prepared) {
  const { state: current } = stateOf(record);
  if (isFamilyDecision(current)) return `the family has already ${current}`;
  return isSetSince(record, decision) ? 'state changed since' : undefined;
}

/** Since the decision was prepared. */
function isSetSince(record: OfficeRecord, decision: Decision | Prepared): boolean {
  const { at } = stateOf(record);
  return at !== null && 'enteredAt' in decision && at > decision.enteredAt;
}
