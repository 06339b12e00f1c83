import { contactSubject, eraseMessage, type OfficeRecord } from '../../../records';
import { LinkButton } from '../../view/action';
import { dayFilters } from '../../view/filters';
import { exportAction } from '../exports/exported';
import { letterAction } from '../letters/bulk-letters';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { type List, listOfKind, stateColumn, stateFilter } from '../records/list';
import { kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type Screens } from '../records/screens';
import { type StateList, stateAction } from '../records/set-states';
import { CORRECTIONS, correctionRoutes } from './corrections';

const message: Screens<FoundRecord> & StateList = {
  kind: 'messages',
  subject: contactSubject,
  list: { href: '/messages', label: 'Messages' },
  path: '/messages/:id',
  roles: ['admissions', 'head'],
  nameOf: ({ name }) => String(name),
  find: numbered(contactSubject),
  view: (_, { record }) => {
    const title = String(record.subject) || `Message from ${record.name}`;
    const subject = `Re: ${record.subject || 'your message'}`;
    return {
      record,
      title,
      subject,
      lead: <OfficeStateTag kind="messages" record={record} />,
      phones: [{ term: 'Phone', value: phoneOf(record) }],
      facts: [
        {
          title: 'The message',
          items: [
            { term: 'Message', value: shown(record.message) },
            { term: 'From', value: shown(record.name) },
            { term: 'Received', value: shown(record.received_at) },
            { term: 'Reference', value: shown(record.id) },
          ],
        },
      ],
    };
  },
  erase: {
    what: ({ record }) =>
      `The message from ${record.name}, its notes, the emails about it, and the copy that the school received by email.`,
    run: ({ deps }, { key }) => eraseMessage(deps.db, Number(key.id)),
  },
};

const { roles } = message;

const bulkActions = [stateAction(message), letterAction(roles), exportAction('messages', roles)];

export const messageList: List<OfficeRecord> = {
  ...listOfKind(message),
  search: 'Name, email, phone, subject or reference',
  fields: [stateFilter('messages'), ...dayFilters],
  bulkActions,
  columns: [
    { head: 'From', cell: ({ name }) => shown(name), sort: 'name' },
    {
      head: 'Subject',
      cell: ({ subject, message: text }) => shown(subject) ?? begin(String(text)),
    },
    { head: 'Phone', cell: phoneOf, short: true },
    { head: 'Email', cell: ({ email }) => <MailLink to={String(email)} />, extra: true },
    { head: 'Received', cell: ({ received_at }) => shown(received_at), sort: '-date' },
    stateColumn('messages'),
  ],
  actions: (
    <LinkButton tone="quiet" href={CORRECTIONS.href}>
      {CORRECTIONS.label}
    </LinkButton>
  ),
  none: 'No messages yet.',
  exports: { messages: 'what is listed here' },
};

/** For a message without a subject. */
function begin(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('');
}

export const contactRoutes = [
  ...correctionRoutes,
  ...kindRoutes(message, () => messageList, bulkActions),
];
