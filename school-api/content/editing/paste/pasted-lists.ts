import type { Field } from '../../lists/list';
import { listNamed } from '../../lists/lists';

export type PastedColumn = {
  field: Field;
  /** Other names that schools use, compared ignoring case, spaces and punctuation. */
  names: readonly string[];
  /** Alternative spellings of its values. */
  values: Readonly<Record<string, string>>;
};

export type PastedList = {
  list: string;
  title: string;
  columns: readonly PastedColumn[];
  /** Fields that identify a record. */
  same: readonly string[];
  /** No two records have the same name. */
  isUnique: boolean;
  /** 'The whole list' means all with these fields' values, such as one class in one year. */
  wholeOf: readonly string[];
};

type Names = Readonly<Record<string, readonly string[]>>;
type Facts = { names: Names; wholeOf?: readonly string[] };

const CLASS_WORDS = ['class', 'std', 'standard', 'grade', ''];
const CLASSES = Object.fromEntries(
  CLASS_WORDS.flatMap((word) => [
    ...['10', 'x', 'tenth', '10th', 'xth'].map((name) => [`${word}${name}`, '10th'] as const),
    ...['12', 'xii', 'twelfth', '12th', 'xiith'].map((name) => [`${word}${name}`, '12th'] as const),
  ]),
);
const PERIODS = Object.fromEntries([
  ...['annual', 'annually', 'yearly', 'peryear'].map((name) => [name, 'a year'] as const),
  ...['monthly', 'permonth'].map((name) => [name, 'a month'] as const),
  ...['halfyearly', 'perhalfyear', 'halfyear'].map((name) => [name, 'a half-year'] as const),
  ...['quarterly', 'perquarter'].map((name) => [name, 'a quarter'] as const),
  ...['onetime', 'onadmission'].map((name) => [name, 'once'] as const),
  ...['refundable', 'deposit'].map((name) => [name, 'refundable deposit'] as const),
]);
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'results.class': CLASSES,
  'fee-heads.charged': PERIODS,
};

/** Lists that accept a table, and names for their columns. Pictures cannot be pasted. */
const FACTS: Readonly<Record<string, Facts>> = {
  results: {
    wholeOf: ['year', 'class'],
    names: {
      year: ['passing year', 'year of passing', 'exam year', 'batch'],
      class: ['std', 'standard', 'grade', 'classname'],
      name: ['student', 'student name', 'name of student', 'name of the student', 'pupil', 'नाम'],
      stream: ['branch', 'group', 'course'],
      percentage: ['percent', 'per cent', '%', 'marks %', '% marks', 'result', 'score', 'total %'],
      consent_on_file: ['consent', 'photo consent', 'consent for photo', 'permission'],
    },
  },
  faculty: {
    names: {
      name: ['teacher', 'teacher name', 'name of teacher', 'name of the teacher', 'faculty', 'नाम'],
      position: ['designation', 'post', 'role', 'job title'],
      description: ['about', 'profile', 'details', 'qualification', 'qualifications', 'bio'],
    },
  },
  fees: {
    names: {
      category: ['fee', 'fee head', 'head', 'name', 'particulars', 'fee category', 'fee type'],
      amount: ['fees', 'rupees', 'rs', 'inr', '₹', 'amount rs', 'amount in rs', 'amount in rupees'],
    },
  },
  'fee-heads': {
    wholeOf: ['session'],
    names: {
      session: ['year', 'academic year', 'academic session'],
      classes: ['class', 'std', 'standard', 'grade', 'grades'],
      head: ['fee', 'fee head', 'particulars', 'fee type', 'name'],
      amount: ['fees', 'rupees', 'rs', 'inr', '₹', 'amount rs', 'amount in rs', 'amount in rupees'],
      charged: ['period', 'frequency', 'per', 'payable'],
      optional: ['choice', 'is optional'],
    },
  },
  competitions: {
    names: {
      name: ['competition', 'competition name', 'event', 'title'],
      scheduled_date: ['date', 'day', 'on', 'scheduled on', 'event date'],
      details: ['about', 'description', 'remarks'],
      link: ['website', 'url', 'web address', 'page'],
    },
  },
  'weekly-schedules': {
    names: {
      title: ['schedule', 'name', 'week', 'subject'],
      scheduled_date: ['date', 'day', 'week of', 'from', 'starts', 'starts on', 'begins'],
    },
  },
};

export const pastedLists: readonly PastedList[] = Object.entries(FACTS).map(pastedList);

export function findPastedList(list: string): PastedList | undefined {
  return pastedLists.find((one) => one.list === list);
}

function pastedList([list, { names, wholeOf = [] }]: [string, Facts]): PastedList {
  const { title, fields, same, unique } = listNamed(list);
  const columns = Object.entries(names).map(([name, others]) => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) throw new Error(`${list} has no field ${name}`);
    return { field, names: others, values: VALUES[`${list}.${name}`] ?? {} };
  });
  return { list, title, columns, same, isUnique: unique !== undefined, wholeOf };
}
