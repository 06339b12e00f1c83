import {
  countMessages,
  listMessages,
  type OfficeMessage,
  showMessage,
} from '../../repositories/office/messages';
import { rowNumber, type Subject } from './subject';

function toRecord({ id, createdAt, mobileCode, ...rest }: OfficeMessage) {
  const { name, mobile, email, subject, message } = rest;
  return {
    ...{ id, received_at: createdAt, name, mobile_code: mobileCode },
    ...{ mobile, email, subject, message },
  };
}

export const messageSubject: Subject = {
  name: 'messages',
  one: 'message',
  listed: ['id', 'received_at', 'name', 'mobile', 'subject', 'message'],
  fields: [
    ...['id', 'received_at', 'name', 'mobile_code', 'mobile', 'email', 'subject', 'message'],
  ],
  count: countMessages,
  list: async (db, filter, slice) => (await listMessages(db, filter, slice)).map(toRecord),
  find: async (db, id) => {
    const number = rowNumber(id);
    const found = number === undefined ? undefined : await showMessage(db, number);
    return found && toRecord(found);
  },
};
