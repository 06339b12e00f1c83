import { eq, getTableColumns, sql } from 'drizzle-orm';
import { byTransfer, type Db, first, transfers } from '../../db';
import { transferNumber } from '../../money';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import { stateFields, subjectOf } from './subject';

const { offlineDonationId, bankAmount, reportedAmount } = transfers;

/** Its progress, by donor's report and statement. */
const progress = sql<string>`case when ${offlineDonationId} is not null then 'recorded' when ${bankAmount} is null then 'reported' when ${reportedAmount} is null then 'unreported' when ${reportedAmount} = ${bankAmount} then 'matched' else 'differs' end`;

type Row = typeof transfers.$inferSelect & { progress: string };

const FIELDS = [
  ...(['id', 'createdAt', 'progress', 'reportedAmount', 'reportedOn', 'donorName'] as const),
  ...(['email', 'address', 'indianCitizen', 'reference', 'purpose'] as const),
  ...(['bankAmount', 'bankDate', 'bankText', 'offlineDonationId'] as const),
];
const named = FIELDS.map((name) => [
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  (row: Row) => row[name],
]);

export const transfersSubject = subjectOf<Row>({
  name: 'transfers',
  singular: 'bank transfer',
  isNumbered: true,
  states: ['reported', 'matched', 'differs', 'unreported', 'recorded'],
  officeStates: statesOf('transfers'),
  fields: {
    ...Object.fromEntries(named),
    number: ({ id }) => transferNumber(id),
    ...stateFields((row: Row) => row),
  },
  keys: keysOf(
    transfers,
    {},
    ({ state }) => (state === undefined ? undefined : eq(progress, state)),
    byTransfer(transfers),
  ),
  rows: (db, ids) =>
    db
      .select({ ...getTableColumns(transfers), progress })
      .from(transfers)
      .where(among(transfers.id, ids)),
  idOf: ({ id }) => id,
});

/** By the number that the site shows to the donor, without its letter. */
export async function findTransferId(db: Db, number: number): Promise<number | undefined> {
  const { id } = transfers;
  return (await first(db.select({ id }).from(transfers).where(eq(id, number))))?.id;
}
