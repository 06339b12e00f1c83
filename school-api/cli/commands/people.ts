import {
  changeRole,
  firstHeadLink,
  invitationInput,
  invitePerson,
  isRole,
  leave,
  listPeople,
  type MadeLink,
  personState,
  ROLES,
  sendLink,
} from '../../office';
import { OfficeError, UsageError } from '../../platform';
import { schoolTime } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { changePeople, findPersonOf, officeOrigin } from './people-change';
import { sessionsCommand } from './people-sessions';

const COLUMNS = ['id', 'name', 'email', 'role', 'state', 'invited_at', 'joined_at'];

/** Who may use the office. Changes write their own rows of the access log, with before and after. */
export const peopleCommands: Command[] = [
  {
    name: 'people list',
    description: 'Lists who may use the office',
    looks: () => ({ record: 'the people of the office' }),
    run: list,
  },
  {
    name: 'people invite',
    positionals: ['<mail>', '<role>', '[name...]'],
    description: 'Invites somebody, by mail and by the one-time link that is printed',
    details: [`Roles: ${ROLES.join(', ')}. The link works once, for 24 hours.`],
    run: invite,
  },
  {
    name: 'people link',
    positionals: ['[mail]'],
    description: 'Makes another one-time link for somebody; without MAIL that of the first head',
    details: [
      'Earlier links of the same person end. It also lets in who has lost every other way.',
    ],
    run: link,
  },
  {
    name: 'people role',
    positionals: ['<mail>', '<role>'],
    description: 'Gives somebody another role; their sessions end',
    details: [`Roles: ${ROLES.join(', ')}.`],
    run: role,
  },
  {
    name: 'people leave',
    positionals: ['<mail>'],
    description: 'Switches somebody off: sessions, links and passkeys end, their traces stay',
    run: switchOff,
  },
  sessionsCommand,
];

async function list(_: ParsedArguments, { db, now, out, tell }: CommandContext) {
  const people = await listPeople(db);
  const rows = people.map((person) => ({
    ...{ id: person.id, name: person.name, email: person.email, role: person.role },
    state: personState(person, now()).label,
    ...{ invited_at: person.invitedAt, joined_at: person.joinedAt },
  }));
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(`${rows.length} people`);
}

async function invite({ positionals }: ParsedArguments, context: CommandContext) {
  const [email = '', role = '', ...words] = positionals;
  const name = words.join(' ') || email.split('@', 1)[0];
  const parsed = invitationInput.safeParse({ email, role, name });
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? '');
  const { link } = await changePeople(
    context,
    { action: 'people invite', email, after: { role } },
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
      throw new OfficeError('Somebody has been invited already. Name them: people link MAIL');
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
  if (!isRole(to)) throw new UsageError(`The role is one of ${ROLES.join(', ')}.`);
  const { id, role: from } = await findPersonOf(context, email);
  await changePeople(
    context,
    { action: 'people role', email, before: { role: from }, after: { role: to } },
    (tx) => changeRole(tx, id, to, context.now()),
  );
  context.tell(`${email} is ${to} now, and signs in again.`);
}

async function switchOff({ positionals: [email = ''] }: ParsedArguments, context: CommandContext) {
  const { id, role: from } = await findPersonOf(context, email);
  await changePeople(context, { action: 'people leave', email, before: { role: from } }, (tx) =>
    leave(tx, id, context.now()),
  );
  context.tell(`${email} is switched off.`);
}

function showLink({ out, tell }: CommandContext, { url, expiresAt }: MadeLink) {
  out(`${url}\n`);
  tell(`It works once, until ${schoolTime(expiresAt)}.`);
}
