import { endSessionsOf, listPeople, listSessions } from '../../office';
import { UsageError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { changePeople, findPersonOf } from './people-change';
import { count } from './values';

const COLUMNS = ['id', 'email', 'agent', 'signed_in_at', 'used_at', 'client'];

export const sessionCommands: Command[] = [
  {
    name: 'people sessions list',
    positionals: ['[email]'],
    description: 'List open sessions',
    accesses: () => ({ record: 'the sessions of the office' }),
    run: list,
  },
  {
    name: 'people sessions end',
    positionals: ['[email]'],
    description: "End a person's sessions",
    options: { all: { description: 'end the sessions of everybody' } },
    run: end,
  },
];

async function list({ positionals: [email] }: ParsedArguments, context: CommandContext) {
  const { db, now, out, tell } = context;
  const person = email === undefined ? undefined : await findPersonOf(context, email);
  const open = await listSessions(db, { ...(person && { personId: person.id }), now: now() });
  const rows = open.map(({ id, email, agent, client, createdAt, usedAt }) => ({
    id,
    email,
    agent,
    client,
    signed_in_at: createdAt,
    used_at: usedAt,
  }));
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(count(rows.length, 'session'));
}

async function end(args: ParsedArguments, context: CommandContext) {
  const [email] = args.positionals;
  if ((email === undefined) !== args.has('all')) {
    throw new UsageError('give either an email address or --all.');
  }
  const people =
    email === undefined ? await listPeople(context.db) : [await findPersonOf(context, email)];
  let ended = 0;
  for (const { id, email } of people) {
    await changePeople(context, { action: 'people end sessions', email }, async (tx) => {
      ended += await endSessionsOf(tx, id, context.now());
      return {};
    });
  }
  context.tell(`${count(ended, 'session')} ended.`);
}
