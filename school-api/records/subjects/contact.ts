import { CONTACT_FIELDS } from '@/contract';
import { byText, contactMessages } from '../../db';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import { OFFICE_STATE_FIELDS, officeStateOf, recordsOfRows, type Subject } from './subject';

const fields = ['id', 'received_at', ...CONTACT_FIELDS, ...OFFICE_STATE_FIELDS];

function toRecord({ createdAt, mobileCode, ...rest }: typeof contactMessages.$inferSelect) {
  const all = { ...rest, received_at: createdAt, mobile_code: mobileCode, ...officeStateOf(rest) };
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(all, field)]));
}

export const contactSubject: Subject = {
  name: 'messages',
  singular: 'message',
  isNumbered: true,
  fields,
  officeStates: statesOf('messages'),
  sorts: ['name'],
  keys: keysOf(contactMessages, { name: byText(contactMessages.name) }),
  read: async (db, ids, settings) => {
    const rows = await db.select().from(contactMessages).where(among(contactMessages.id, ids));
    return recordsOfRows(ids, rows, ({ id }) => id, toRecord, settings);
  },
};
