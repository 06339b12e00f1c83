import { eq } from 'drizzle-orm';
import { CONTACT_FIELDS } from '@/contract';
import { byText, contactMessages, type Db, first } from '../../db';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import { stateFields, subjectOf } from './subject';

type Row = typeof contactMessages.$inferSelect;

const withWireNames = (row: Row) => ({ ...row, mobile_code: row.mobileCode });
const named = CONTACT_FIELDS.map((name) => [name, (row: Row) => withWireNames(row)[name]]);

export const contactSubject = subjectOf<Row>({
  name: 'messages',
  singular: 'message',
  isNumbered: true,
  fields: {
    id: ({ id }) => id,
    received_at: ({ createdAt }) => createdAt,
    ...Object.fromEntries(named),
    ...stateFields((row: Row) => row),
  },
  officeStates: statesOf('messages'),
  sorts: ['name'],
  keys: keysOf(contactMessages, { name: byText(contactMessages.name) }),
  rows: (db, ids) => db.select().from(contactMessages).where(among(contactMessages.id, ids)),
  idOf: ({ id }) => id,
});

/** The number that the site shows to the sender. */
export async function findMessageId(db: Db, number: number): Promise<number | undefined> {
  const { id } = contactMessages;
  return (await first(db.select({ id }).from(contactMessages).where(eq(id, number))))?.id;
}
