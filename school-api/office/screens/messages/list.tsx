import { messageSubject, statesOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { OfficeStateTag, shown } from '../records/cells';
import { showList } from '../records/list';
import { dayFilters, selectFilter } from '../records/options';

export const LIST = { href: '/messages', label: 'Messages' };

export function showMessages(request: OfficeRequest): Promise<Response> {
  return showList(request, {
    subject: messageSubject,
    title: LIST.label,
    path: LIST.href,
    search: 'Name, e-mail, phone or subject',
    fields: [
      selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('messages')),
      ...dayFilters,
    ],
    columns: [
      { head: 'From', cell: ({ name }) => shown(name) },
      { head: 'Subject', cell: ({ subject, message }) => shown(subject) ?? begin(String(message)) },
      { head: 'Received', cell: ({ received_at }) => shown(received_at) },
      { head: 'State', cell: (record) => <OfficeStateTag kind="messages" record={record} /> },
    ],
    none: 'No message has come yet.',
    mayExport: true,
  });
}

/** Of a message without a subject. */
function begin(message: string): string {
  const signs = [...message.replace(/\s+/g, ' ')];
  return signs.length > 60 ? `${signs.slice(0, 60).join('')}…` : signs.join('');
}
