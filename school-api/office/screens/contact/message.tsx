import { contactSubject, eraseMessage } from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { letterRoutes } from '../letters/progress';
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
  find,
  view: (_, { person, record }) => {
    const title = String(record.subject) || `Message from ${record.name}`;
    const subject = `Re: ${record.subject || 'your message'}`;
    return {
      record,
      title,
      subject,
      lead: <OfficeStateTag kind="messages" record={record} />,
      facts: [
        {
          title: 'The message',
          items: [
            { term: 'Message', value: shown(record.message) },
            { term: 'From', value: shown(record.name) },
            { term: 'Email', value: <MailLink to={person} subject={subject} /> },
            { term: 'Phone', value: phoneOf(record) },
            { term: 'Received', value: shown(record.received_at) },
          ],
        },
      ],
    };
  },
  erase: {
    what: ({ record }) =>
      `The message from ${record.name}, its notes, the emails about it, and the copy that the school got by email.`,
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
  ...letterRoutes(LIST, [contactSubject], roles),
  ...recordRoutes(message),
];
