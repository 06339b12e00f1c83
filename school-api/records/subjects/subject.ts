import type { Db } from '../../db';
import type { RecordId, RecordKind } from '../record-key';
import type { KeyQuery } from '../rows/keys';

/** Data shown with a record; the office's notes in an export only. */
export type RecordSettings = {
  forms: { cv: { folder: string } };
  notes?: ReadonlyMap<RecordId, string>;
};

/** One record with its fields by name. */
export type OfficeRecord = Record<string, string | number | Date | null>;

/** A kind of record that visitors submit, or the office enters. */
export type Subject = {
  name: RecordKind;
  singular: string;
  /** Its addresses use a number, not a random id. */
  isNumbered?: true;
  /** All fields, in the order of an export. */
  fields: readonly string[];
  /** A record's own progress. */
  states?: readonly string[];
  /** States set by the office. */
  officeStates?: readonly string[];
  /** Sorts of its list besides the date. */
  sorts?: readonly string[];
  /** Its list's order. */
  keys: KeyQuery;
  /** In the order of the ids; missing ones are left out. */
  read: (db: Db, ids: readonly RecordId[], settings: RecordSettings) => Promise<OfficeRecord[]>;
};

/** A numbered record's identifier in addresses. */
export const numberOf = ({ office_number: number, id }: OfficeRecord) => Number(number ?? id);

export function inOrderOf<Row>(
  ids: readonly RecordId[],
  rows: readonly Row[],
  idOf: (row: Row) => RecordId,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Fields<Row> = Readonly<
  Record<string, (row: Row, settings: RecordSettings) => OfficeRecord[string]>
>;

/** Describes each field of a record, in the order of an export. */
type Described<Row> = Omit<Subject, 'fields' | 'read'> & {
  fields: Fields<Row>;
  rows: (db: Db, ids: readonly RecordId[]) => PromiseLike<readonly Row[]>;
  idOf: (row: Row) => RecordId;
};

export const subjectOf = <Row>({ fields, rows, idOf, ...rest }: Described<Row>): Subject => ({
  ...rest,
  fields: Object.keys(fields),
  read: async (db, ids, settings) =>
    inOrderOf(ids, await rows(db, ids), idOf).map((row) => {
      const values = Object.entries(fields).map(([name, of]) => [name, of(row, settings)]);
      const { notes } = settings;
      return { ...Object.fromEntries(values), ...(notes && { notes: notes.get(idOf(row)) ?? '' }) };
    }),
});

/** The same from a record that was read. */
export function stateOf({ office_state, office_state_at, office_state_by }: OfficeRecord) {
  const at = office_state_at instanceof Date ? office_state_at : null;
  return { state: String(office_state), at, by: String(office_state_by) };
}

type StateColumns = { officeState: string; officeStateAt: Date | null; officeStateBy: string };

/** The state set by the office, when and by whom. */
export const stateFields = <Row>(of: (row: Row) => StateColumns) => ({
  office_state: (row: Row) => of(row).officeState,
  office_state_at: (row: Row) => of(row).officeStateAt,
  office_state_by: (row: Row) => of(row).officeStateBy,
});

/** A donor's answer; empty if nobody asked. */
export const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');

type Paid = { amount: number | null; returned: number | null };

/** 'refunded' or 'partly refunded' after a refund. */
export function paymentState(state: string, { amount, returned }: Paid): string {
  if (state !== 'paid' || !returned) return state;
  return returned >= (amount ?? 0) ? 'refunded' : 'partly refunded';
}
