import { contactSubject, type OfficeRecord, statesOf } from '../../../records';
import { dayFilters, selectFilter } from '../../view/filters';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { type List, recordsOf } from '../records/list';
import { rowStates } from '../records/set-states';
import { acts, LIST, STATED } from './acts';

export const messageList: List<OfficeRecord> = {
  ...recordsOf(contactSubject),
  title: LIST.label,
  one: 'message',
  several: 'messages',
  search: 'Name, email, phone or subject',
  fields: [
    selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('messages')),
    ...dayFilters,
  ],
  acts,
  rowActs: rowStates(STATED),
  columns: [
    { head: 'From', cell: ({ name }) => shown(name), sort: 'name' },
    { head: 'Subject', cell: ({ subject, message }) => shown(subject) ?? begin(String(message)) },
    { head: 'Phone', cell: phoneOf, short: true },
    { head: 'Email', cell: ({ email }) => <MailLink to={String(email)} />, extra: true },
    { head: 'Received', cell: ({ received_at }) => shown(received_at), sort: '-date' },
    { head: 'State', cell: (record) => <OfficeStateTag kind="messages" record={record} /> },
  ],
  href: ({ id }) => `${LIST.href}/${id}`,
  none: 'No messages yet.',
  exports: { messages: 'what is listed here' },
};

/** Of a message without a subject. */
function begin(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ')];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('');
}
