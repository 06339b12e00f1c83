import { eq, sql } from 'drizzle-orm';
import { transfers } from '../../db';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import { OFFICE_STATE_FIELDS, officeStateOf, recordsOfRows, type Subject } from './subject';

const { giftId, bankAmount, toldAmount } = transfers;

/** How far it has come, by what donor and statement say. */
const progress = sql<string>`case when ${giftId} is not null then 'recorded' when ${bankAmount} is null then 'told' when ${toldAmount} is null then 'untold' when ${toldAmount} = ${bankAmount} then 'matched' else 'differs' end`;

const FIELDS =
  'id createdAt progress toldAmount toldOn donorName email address indianCitizen reference purpose bankAmount bankOn bankText giftId';
const fields = FIELDS.split(' ').map((name) => ({
  name,
  field: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}));

export const transfersSubject: Subject = {
  name: 'transfers',
  singular: 'bank transfer',
  isNumbered: true,
  states: ['told', 'matched', 'differs', 'untold', 'recorded'],
  officeStates: statesOf('transfers'),
  fields: [...fields.map(({ field }) => field), ...OFFICE_STATE_FIELDS],
  keys: keysOf(transfers, {}, ({ state }) =>
    state === undefined ? undefined : eq(progress, state),
  ),
  read: async (db, ids, settings) => {
    const found = await db
      .select({ row: transfers, progress })
      .from(transfers)
      .where(among(transfers.id, ids));
    const rows = found.map(({ row, ...more }) => ({ ...row, ...more }));
    const toRecord = (row: (typeof rows)[number]) => ({
      ...Object.fromEntries(fields.map(({ name, field }) => [field, Reflect.get(row, name)])),
      ...officeStateOf(row),
    });
    return recordsOfRows(ids, rows, ({ id }) => id, toRecord, settings);
  },
};
