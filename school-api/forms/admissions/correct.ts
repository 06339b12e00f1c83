import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type AnswerKey,
  type Answers,
  type AskedField,
  admissionAnswers,
  isAnswerKey,
} from '@/contract';
import { applications, type Db } from '../../db';
import { fieldsOf } from '../../platform';
import { toAnswers, toColumns } from './answer-columns';
import { findApplication } from './applications';
import { readFormFields } from './form-fields';
import { type Change, recordChange } from './record-change';

/** The family has verified the address, and a class or a date has a limited number of places. */
const FIXED: readonly AnswerKey[] = ['email', 'student_type', 'apply_for', 'admission_date'];

type Correcting = Required<Change> & {
  /** Fields left out stay as they are. */
  typed: URLSearchParams;
  /** From `stamp`; null if no page showed it. */
  seen: string | null;
  isSaved: boolean;
};

/** Checks the office's changes to a form, also a paid one, and saves them if nothing is wrong. */
export async function correctApplication(
  tx: Db,
  id: string,
  { typed, seen, isSaved, ...change }: Correcting,
) {
  const application = await findApplication(tx, id, { forUpdate: true });
  if (application === null) return undefined;
  const before = toAnswers(application);
  const fields = await correctable(tx, before);
  const wanted = { ...before, ...textsOf(typed, fields) };
  // Unchanged answers stay, even if the form has become stricter.
  const asked = fields.filter(({ key }) => wanted[key] !== before[key]);
  const sent = Object.fromEntries(asked.map(({ key }) => [key, wanted[key]]));
  const { data = wanted, error } = admissionAnswers(asked).safeParse(sent);
  const changes = asked
    .map(({ key, label }) => ({ key, label, before: before[key], after: data[key] }))
    .filter((one) => one.after !== one.before);
  const stamp = stampOf(before);
  const isStale = seen !== null && seen !== stamp;
  const isDone = isSaved && !isStale && error === undefined && changes.length > 0;
  if (isDone) {
    const corrected = Object.fromEntries(changes.map(({ key, after }) => [key, after]));
    const [row] = await tx
      .update(applications)
      .set(toColumns({ ...before, ...corrected }))
      .where(eq(applications.id, id))
      .returning();
    if (row !== undefined) await recordChange(tx, application, row, change);
  }
  const errors = error === undefined ? {} : fieldsOf(error);
  return { fields, wanted, errors, changes, stamp, isStale, isDone };
}

/** The fields on the form, and those with an answer from when they were. */
async function correctable(db: Db, before: Answers): Promise<AskedField[]> {
  return (await readFormFields(db)).flatMap(({ key, label, shown, required }) => {
    if (!isAnswerKey(key) || FIXED.includes(key)) return [];
    if (!shown && before[key] === '') return [];
    return [{ key, label, required: required && before[key] !== '' }];
  });
}

const textsOf = (typed: URLSearchParams, fields: readonly AskedField[]) =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const text = typed.get(key);
      return text === null ? [] : [[key, text.replace(/\r\n?/g, '\n').trim()]];
    }),
  );

const stampOf = (answers: Answers) =>
  createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);
