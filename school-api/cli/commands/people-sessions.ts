import { endSessionsOf, listPeople, listSessions } from '../../office';
import { UsageError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { changePeople, findPersonOf } from './people-change';

const COLUMNS = ['id', 'email', 'agent', 'signed_in_at', 'used_at', 'client'];

export const sessionsCommand: Command = {
  name: 'people sessions',
  positionals: ['<list|end>', '[mail]'],
  description: 'Lists the sessions that are open, or ends them',
  options: { all: { description: 'with end: those of everybody' } },
  looks: ({ positionals: [what] }) =>
    what === 'list' ? { record: 'the sessions of the office' } : undefined,
  run: sessions,
};

async function sessions(args: ParsedArguments, context: CommandContext) {
  const [what, email] = args.positionals;
  if (what === 'list') return listOpen(context, email);
  if (what !== 'end') throw new UsageError("After 'people sessions' comes list or end.");
  if ((email === undefined) !== args.has('all')) {
    throw new UsageError("'people sessions end' needs either an address or --all.");
  }
  const people =
    email === undefined ? await listPeople(context.db) : [await findPersonOf(context, email)];
  let ended = 0;
  for (const person of people) {
    await changePeople(
      context,
      { action: 'people end sessions', email: person.email },
      async (tx) => {
        ended += await endSessionsOf(tx, person.id, context.now());
        return {};
      },
    );
  }
  context.tell(`${ended} sessions have ended.`);
}

async function listOpen(context: CommandContext, email: string | undefined) {
  const { db, now, out, tell } = context;
  const person = email === undefined ? undefined : await findPersonOf(context, email);
  const open = await listSessions(db, { ...(person && { personId: person.id }), now: now() });
  const rows = open.map(({ id, email: whose, agent, client, createdAt, usedAt }) => ({
    ...{ id, email: whose, agent, signed_in_at: createdAt, used_at: usedAt, client },
  }));
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(`${rows.length} sessions`);
}
