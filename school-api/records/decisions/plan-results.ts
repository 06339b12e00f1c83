import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { fullName } from '@/contract';
import {
  matchColumns,
  type PastedColumn,
  type PastedRow,
  readRows,
  splitCells,
  type WrongCell,
} from '../../content';
import { applications, type Db } from '../../db';
import {
  isAnswerDue,
  isApplicationState,
  isDecision,
  stateMail,
} from '../states/application-states';
import { isFamilyDecision } from '../states/set-by-family';
import { type Decision, type Marks, readMarks, readPrepared } from './prepared';
import { ANSWER, DECISION, MARKS, NUMBER, RESULT_COLUMNS, ROLL } from './result-columns';

const MAX_ROWS = 1000;
const MAX_MARKS_LENGTH = 20;

type ResultCell = { from: string; to: string; column: PastedColumn };
type NamedRow = { number: number; name: string };
type ResultRow = NamedRow & { id: string; cells: readonly ResultCell[] };
/** The family has decided, so the row prepares nothing. */
type DecidedRow = NamedRow & { state: string };

export type ResultPlan = {
  /** Why the rows cannot be parsed at all. */
  problem?: string;
  wrong: readonly WrongCell[];
  rowCount: number;
  changed: readonly ResultRow[];
  decided: readonly DecidedRow[];
  decisions: readonly Decision[];
  marks: readonly Marks[];
};

export type Pasted = {
  text: string;
  /** The test day of the rows' roll numbers. */
  testDay: string;
  /** For rows without a deadline. */
  answerBy: string;
  email: boolean;
};

const nothing = { wrong: [], rowCount: 0, changed: [], decided: [], decisions: [], marks: [] };

/** What the rows would change; nothing if a cell is invalid. */
export async function planResults(db: Db, pasted: Pasted, now: Date): Promise<ResultPlan> {
  const rows = splitCells(pasted.text);
  const matched = matchColumns({ columns: RESULT_COLUMNS }, rows);
  const hasOne = (...of: PastedColumn[]) => of.some((one) => matched.columns.includes(one));
  if (!hasOne(NUMBER, ROLL) || !hasOne(MARKS, DECISION)) {
    const problem =
      'Name the columns in the first row: Application number or Roll number, and Marks or Decision';
    return { ...nothing, problem };
  }
  if (rows.length > MAX_ROWS + 1) {
    return { ...nothing, problem: `Paste ${MAX_ROWS} rows or fewer` };
  }
  const read = readRows({ rows, ...matched, forAll: [] });
  const known = await findNamed(db, read.found, pasted.testDay);
  const seen = new Set<string>();
  const wrong = [...read.wrong];
  const [changed, decided]: [ResultRow[], DecidedRow[]] = [[], []];
  const [decisions, marks]: [Decision[], Marks[]] = [[], []];
  for (const row of read.found) {
    const { number } = row;
    const add = (column: PastedColumn, why: string) =>
      wrong.push({ number, column: column.field.label, cell: cellOf(row, column), why });
    const old = known.get(number);
    const named = cellOf(row, NUMBER) === '' ? ROLL : NUMBER;
    if (old === undefined || seen.has(old.id)) {
      const needsDay = named === ROLL && pasted.testDay === '';
      const why = needsDay ? 'Enter the day of the test below' : 'No application has this number';
      add(named, old ? 'This application is in two rows' : why);
      continue;
    }
    seen.add(old.id);
    const isDecided = isFamilyDecision(old.current);
    if (isDecided && cellOf(row, DECISION) !== '')
      decided.push({ number, name: old.name, state: old.current });
    const state = isDecided ? '' : cellOf(row, DECISION);
    const offers = state === 'place offered';
    const answerBy = offers ? cellOf(row, ANSWER) || pasted.answerBy : '';
    const isSame = state === old.state && answerBy === old.answerBy;
    if ([...cellOf(row, MARKS)].length > MAX_MARKS_LENGTH) {
      add(MARKS, `At most ${MAX_MARKS_LENGTH} characters`);
    }
    if (state !== '' && !isDecision(state)) add(DECISION, 'There is no such decision');
    if (offers && !isSame && (answerBy === '' || !isAnswerDue(answerBy, now))) {
      add(ANSWER, 'Enter the last day to answer, today or later');
    }
    const cells = [
      { from: old.marks, to: cellOf(row, MARKS), column: MARKS },
      { from: old.state, to: state, column: DECISION },
      { from: old.answerBy, to: answerBy, column: ANSWER },
    ].filter(({ from, to }) => to !== '' && from !== to);
    if (cells.length === 0) continue;
    changed.push({ id: old.id, number, name: old.name, cells });
    if (cells.some(({ column }) => column === MARKS)) {
      marks.push({ applicationId: old.id, marks: cellOf(row, MARKS) });
    }
    if (cells.some(({ column }) => column !== MARKS) && isApplicationState(state)) {
      const mail = pasted.email ? stateMail(state) : { subject: '', text: '' };
      decisions.push({ applicationId: old.id, state, answerBy, note: '', ...mail });
    }
  }
  if (wrong.length > 0) return { ...nothing, wrong, rowCount: read.rowCount };
  return { wrong, rowCount: read.rowCount, changed, decided, decisions, marks };
}

const cellOf = ({ values }: PastedRow, { field }: PastedColumn) =>
  String(values[field.name] ?? '').trim();

const numberOf = (row: PastedRow) => cellOf(row, NUMBER).toUpperCase();
const seatOf = (row: PastedRow) =>
  /^\d{1,6}$/.test(cellOf(row, ROLL)) ? Number(cellOf(row, ROLL)) : 0;

/** Each row's application, by number or by its seat on the test day; `state` is the prepared one, if any. */
async function findNamed(db: Db, rows: readonly PastedRow[], testDay: string) {
  const { applicationNumber, seat, seatDate, admissionDate } = applications;
  const sits = sql<boolean>`${and(eq(seatDate, testDay), eq(admissionDate, testDay))}`;
  const candidates = await db
    .select({ application: applications, sits })
    .from(applications)
    .where(
      or(
        inArray(applicationNumber, rows.map(numberOf)),
        and(sits, inArray(seat, rows.map(seatOf))),
      ),
    );
  const ids = candidates.map(({ application }) => application.id);
  const prepared = new Map((await readPrepared(db, ids)).map((one) => [one.applicationId, one]));
  const marks = new Map((await readMarks(db, ids)).map((one) => [one.applicationId, one.marks]));
  return new Map(
    rows.flatMap((row) => {
      const number = numberOf(row);
      const one = candidates.find(({ application, sits: here }) =>
        number === ''
          ? here && application.seat === seatOf(row)
          : application.applicationNumber === number,
      )?.application;
      if (one === undefined) return [];
      const { id, firstName, lastName, officeState: current } = one;
      const { state, answerBy } = prepared.get(id) ?? {
        state: current,
        answerBy: one.answerBy,
      };
      const name = fullName(firstName, lastName);
      const old = { id, name, marks: marks.get(id) ?? '', current, state, answerBy };
      return [[row.number, old] as const];
    }),
  );
}
