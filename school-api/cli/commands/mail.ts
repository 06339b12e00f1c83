import { OUTBOX_STATES } from '../../db';
import {
  countMailFacts,
  listMailFacts,
  listMailIds,
  mailData,
  OFFICE,
  resendMail,
} from '../../mail';
import { OfficeError, UsageError } from '../../platform';
import { rowNumber } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { oneOf, wholeNumber } from './values';

const LISTED = 20;
const COLUMNS = ['id', 'created_at', 'state', 'kind', 'to', 'tries', 'sent_at', 'last_error'];

export const mailCommands: Command[] = [
  {
    name: 'mail list',
    description: 'Lists the newest mails and whether they have gone out',
    options: {
      state: { value: 'STATE', description: `only these: ${OUTBOX_STATES.join(', ')}` },
      kind: { value: 'KIND', description: `only these: ${Object.keys(mailData).join(', ')}` },
      limit: { value: 'N', description: `number of mails (default ${LISTED})` },
    },
    details: [
      'pending: waiting to be sent; sent; dead: given up; kept: stored without a mail server. The',
      'content of a mail is not shown.',
    ],
    looks: (args) => ({ record: `the newest ${wholeNumber('limit', args.text('limit'), LISTED)}` }),
    run: list,
  },
  {
    name: 'mail resend',
    positionals: ['[id]'],
    description: 'Sends a mail again',
    options: {
      dead: { description: 'all mails whose delivery was given up' },
      kept: { description: 'all mails that were stored without a mail server' },
    },
    details: [
      'A mail that was given up is tried again; one that has gone out is sent a second time. It goes',
      'when the site runs. One-time codes cannot be sent again, nor invitations: ask for a new one.',
    ],
    run: resend,
  },
];

async function list(args: ParsedArguments, { db, out, tell }: CommandContext) {
  const state = args.text('state');
  const kind = args.text('kind');
  const filter = {
    ...(state !== undefined && { state: oneOf('state', state, OUTBOX_STATES) }),
    ...(kind !== undefined && { kind: oneOf('kind', kind, Object.keys(mailData)) }),
  };
  const limit = wholeNumber('limit', args.text('limit'), LISTED);
  const rows = (await listMailFacts(db, filter, limit)).map((mail) => ({
    ...{ id: mail.id, created_at: mail.createdAt, state: mail.state, kind: mail.kind },
    to: mail.recipient === OFFICE ? 'the office' : mail.recipient,
    ...{ tries: mail.tries, sent_at: mail.sentAt, last_error: mail.lastError },
  }));
  const all = await countMailFacts(db, filter);
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(rows.length === all ? `${all} mails` : `${rows.length} of ${all} mails`);
}

async function resend(args: ParsedArguments, context: CommandContext) {
  const [id] = args.positionals;
  const states = (['dead', 'kept'] as const).filter((state) => args.has(state));
  if ((id === undefined) === (states.length === 0)) {
    throw new UsageError("'mail resend' needs either the id of a mail, or --dead or --kept.");
  }
  if (id !== undefined) {
    const result = await resendMail(context.db, rowNumber(id) ?? 0, context.now());
    if (!result.done) throw new OfficeError(result.message);
    context.tell(result.message);
    return;
  }
  const progress = context.progress('Mails');
  const ids = await listMailIds(context.db, states);
  const outcome = { resent: 0, skipped: 0 };
  for (const [index, one] of ids.entries()) {
    const { done } = await resendMail(context.db, one, context.now());
    outcome[done ? 'resent' : 'skipped'] += 1;
    progress.at(index + 1, ids.length);
  }
  progress.end();
  context.tell(`${outcome.resent} mails will be sent again.`);
  if (outcome.skipped > 0)
    context.tell(`${outcome.skipped} cannot be sent again: they held one-time codes or links.`);
}
