import { CONTACT_FIELDS } from '@/contract';
import {
  countMessages,
  listMessageIds,
  listMessages,
  type OfficeMessage,
  showMessage,
} from '../rows/messages';
import { statesOf } from '../states/states';
import { OFFICE_STATE_FIELDS, officeStateOf } from './office-state';
import { type FindableSubject, rowNumber } from './subject';

const fields = ['id', 'received_at', ...CONTACT_FIELDS, ...OFFICE_STATE_FIELDS];

function toRecord({ createdAt, mobileCode, ...rest }: OfficeMessage) {
  const all = { ...rest, received_at: createdAt, mobile_code: mobileCode, ...officeStateOf(rest) };
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(all, field)]));
}

export const messageSubject: FindableSubject = {
  name: 'messages',
  singular: 'message',
  fields,
  officeStates: statesOf('messages'),
  sortedBy: { at: 'received_at', id: 'id' },
  count: countMessages,
  ids: listMessageIds,
  list: async (db, filter, slice) => (await listMessages(db, filter, slice)).map(toRecord),
  find: async (db, id) => {
    const number = rowNumber(id);
    const found = number === undefined ? undefined : await showMessage(db, number);
    return found && toRecord(found);
  },
};
