import { OUTBOX_STATES } from '../../db';
import {
  countMailFacts,
  listMailFacts,
  listUnsent,
  mailData,
  OFFICE,
  resendMail,
  undeliveredSince,
} from '../../mail';
import { OfficeError, UsageError } from '../../platform';
import { rowNumber } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';
import { count, oneOf, parseInteger } from './values';

const LISTED = 20;
const COLUMNS = ['id', 'created_at', 'state', 'kind', 'to', 'tries', 'sent_at', 'last_error'];

export const mailCommands: Command[] = [
  {
    name: 'mail list',
    description: 'List the newest emails and their delivery',
    options: {
      state: {
        value: 'state',
        description: `only emails in this state: ${OUTBOX_STATES.join(', ')}`,
      },
      kind: {
        value: 'kind',
        description: `only emails of this kind: ${Object.keys(mailData).join(', ')}`,
      },
      limit: { value: 'number', description: `how many (default ${LISTED})` },
    },
    details: [
      'States: pending (not sent yet), sent, dead (given up after many tries), kept (stored, because there',
      'is no mail server). The text of an email is not shown.',
    ],
    accesses: (args) => ({
      record: `the newest ${parseInteger('limit', args.text('limit'), LISTED)}`,
    }),
    run: list,
  },
  {
    name: 'mail resend',
    positionals: ['[id]'],
    description: 'Send an email again',
    options: {
      dead: { description: 'all emails of the last 30 days that are still undelivered' },
      kept: { description: 'all emails that were stored without a mail server' },
    },
    details: [
      'An email that was sent already is sent a second time. The site sends it while it runs. One-time',
      'codes and invitations cannot be sent again: make a new one.',
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
  const limit = parseInteger('limit', args.text('limit'), LISTED);
  const rows = (await listMailFacts(db, filter, limit)).map((mail) => ({
    id: mail.id,
    created_at: mail.createdAt,
    state: mail.state,
    kind: mail.kind,
    to: mail.recipient === OFFICE ? 'the office' : mail.recipient,
    tries: mail.tries,
    sent_at: mail.sentAt,
    last_error: mail.lastError,
  }));
  const all = await countMailFacts(db, filter);
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(rows.length === all ? count(all, 'email') : `${rows.length} of ${count(all, 'email')}`);
}

async function resend(args: ParsedArguments, context: CommandContext) {
  const [id] = args.positionals;
  const states = (['dead', 'kept'] as const).filter((state) => args.has(state));
  if ((id === undefined) === (states.length === 0)) {
    throw new UsageError('give either the id of an email, or --dead or --kept.');
  }
  if (id !== undefined) {
    const result = await resendMail(context.db, rowNumber(id) ?? 0, context.now());
    if (!result.done) throw new OfficeError(result.message);
    context.tell(result.message);
    return;
  }
  const progress = context.progress('Emails');
  const since = undeliveredSince(context.now());
  const lists = await Promise.all(states.map((state) => listUnsent(context.db, state, since)));
  const ids = lists.flat();
  const outcome = { resent: 0, skipped: 0 };
  for (const [index, one] of ids.entries()) {
    const { done } = await resendMail(context.db, one, context.now());
    outcome[done ? 'resent' : 'skipped'] += 1;
    progress.at(index + 1, ids.length);
  }
  progress.end();
  context.tell(`${count(outcome.resent, 'email')} will be sent again.`);
  if (outcome.skipped > 0) {
    context.tell(
      `${count(outcome.skipped, 'email')} with a one-time code or link cannot be sent again.`,
    );
  }
}
