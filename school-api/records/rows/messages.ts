import { contactMessages } from '../../db';
import { matching } from './filter';
import { submitted } from './submitted';

export type OfficeMessage = typeof contactMessages.$inferSelect;

export const {
  list: listMessages,
  ids: listMessageIds,
  count: countMessages,
  show: showMessage,
} = submitted(contactMessages, (filter) => matching(filter, contactMessages));
