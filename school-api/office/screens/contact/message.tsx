import { contactSubject, eraseMessage } from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { actRoutes } from '../records/acts';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { listRoute } from '../records/list';
import { recordRoutes } from '../records/routes';
import { type FoundRecord, findNumbered, type Screens } from '../records/screens';
import { undoStateRoute } from '../records/set-states';
import { acts, LIST, STATED } from './acts';
import { messageList } from './list';

const message: Screens<FoundRecord> = {
  subject: contactSubject,
  list: LIST,
  path: '/messages/:id',
  roles: ['admissions', 'head'],
  stateHint: 'Your mail program sends the answer: set “Answered” when it has gone.',
  find,
  view: (_, { person, record }) => {
    const subject = String(record.subject);
    return {
      record,
      title: subject || `Message of ${record.name}`,
      lead: <OfficeStateTag kind="messages" record={record} />,
      facts: [
        {
          title: 'The message',
          items: [
            { term: 'Message', value: shown(record.message) },
            { term: 'From', value: shown(record.name) },
            {
              term: 'E-mail',
              value: <MailLink to={person} subject={`Re: ${subject || 'your message'}`} />,
            },
            { term: 'Phone', value: phoneOf(record) },
            { term: 'Received', value: shown(record.received_at) },
          ],
        },
      ],
    };
  },
  erase: {
    what: ({ record }) =>
      `The message of ${record.name}, its notes, and the mail that told the office of it.`,
    run: ({ deps }, { key }) => eraseMessage(deps.db, Number(key.id)),
  },
};

async function find(request: OfficeRequest) {
  const found = await findNumbered(request, contactSubject);
  return found && { ...found, key: { kind: 'messages', id: found.id } as const };
}

const { roles } = message;

export const contactRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: LIST.href, roles, run: listRoute(() => messageList) },
  ...actRoutes(LIST, [contactSubject], acts),
  undoStateRoute(STATED),
  ...recordRoutes(message),
];
