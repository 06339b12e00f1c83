import { minuteInIndia } from '@/content/india-time';
import {
  changeRole,
  endAccess,
  firstHeadLink,
  invitationInput,
  invitePerson,
  isRole,
  listPeople,
  type MadeLink,
  personState,
  ROLES,
  sendLink,
} from '../../office';
import { OfficeError, UsageError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { changePeople, findPersonOf, officeOrigin } from './people-change';
import { sessionCommands } from './people-sessions';

const COLUMNS = ['id', 'name', 'email', 'role', 'state', 'invited_at', 'joined_at'];

/** Who may use the office. Each change audits itself, with before and after. */
export const peopleCommands: Command[] = [
  {
    name: 'people list',
    description: 'List the people who may use the office',
    accesses: () => ({ record: 'the people of the office' }),
    run: list,
  },
  {
    name: 'people invite',
    positionals: ['<email>', '<role>', '[name...]'],
    description: 'Invite a person by email, and print their one-time link',
    details: [`Roles: ${ROLES.join(', ')}. The link works once, for 24 hours.`],
    run: invite,
  },
  {
    name: 'people link',
    positionals: ['[email]'],
    description: 'Print a new one-time link for a person, or for the first head',
    details: [
      "The person's earlier links stop working. Use it for a person who can no longer sign in.",
    ],
    run: link,
  },
  {
    name: 'people role',
    positionals: ['<email>', '<role>'],
    description: "Change a person's role and end their sessions",
    details: [`Roles: ${ROLES.join(', ')}.`],
    run: role,
  },
  {
    name: 'people leave',
    positionals: ['<email>'],
    description: "End a person's access: sessions, links and passkeys",
    details: ['The record of what they did stays.'],
    run: switchOff,
  },
  ...sessionCommands,
];

async function list(_: ParsedArguments, { db, now, out, tell }: CommandContext) {
  const people = await listPeople(db);
  const rows = people.map((person) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    state: personState(person, now()).label,
    invited_at: person.invitedAt,
    joined_at: person.joinedAt,
  }));
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(rows.length === 1 ? '1 person' : `${rows.length} people`);
}

async function invite({ positionals }: ParsedArguments, context: CommandContext) {
  const [email = '', role = '', ...words] = positionals;
  const name = words.join(' ') || email.split('@', 1)[0];
  const parsed = invitationInput.safeParse({ email, role, name });
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? '');
  const { link } = await changePeople(
    context,
    { action: 'people invite', email, after: { name, role } },
    (tx) => invitePerson(tx, parsed.data, { now: context.now(), origin: officeOrigin(context) }),
  );
  showLink(context, link);
}

async function link({ positionals: [email] }: ParsedArguments, context: CommandContext) {
  const { db, now } = context;
  const origin = officeOrigin(context);
  if (email === undefined) {
    const first = await firstHeadLink(db, { now: now(), origin });
    if (first === undefined) {
      throw new OfficeError('Someone has been invited already. Name the person: people link EMAIL');
    }
    return showLink(context, first);
  }
  const person = await findPersonOf(context, email);
  const made = await changePeople(context, { action: 'people link', email }, (tx) =>
    sendLink(tx, person.id, { now: now(), origin }),
  );
  showLink(context, made.link);
}

async function role(
  { positionals: [email = '', to = ''] }: ParsedArguments,
  context: CommandContext,
) {
  if (!isRole(to)) throw new UsageError(`'${to}' is not a role. Use one of: ${ROLES.join(', ')}.`);
  const { id, role: from } = await findPersonOf(context, email);
  await changePeople(
    context,
    { action: 'people role', email, before: { role: from }, after: { role: to } },
    (tx) => changeRole(tx, id, to, context.now()),
  );
  context.tell(`${email} now has the role ${to} and must sign in again.`);
}

async function switchOff({ positionals: [email = ''] }: ParsedArguments, context: CommandContext) {
  const { id, role: from } = await findPersonOf(context, email);
  await changePeople(context, { action: 'people leave', email, before: { role: from } }, (tx) =>
    endAccess(tx, id, context.now()),
  );
  context.tell(`${email} can no longer use the office.`);
}

function showLink({ out, tell }: CommandContext, { url, expiresAt }: MadeLink) {
  out(`${url}\n`);
  tell(`It works once, until ${minuteInIndia(expiresAt)}.`);
}
