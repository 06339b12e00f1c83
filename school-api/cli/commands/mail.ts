import { OUTBOX_STATES } from '../../db/schema/outbox';
import { isMailKind, mailData, OFFICE } from '../../mail/kinds';
import {
  copyMail,
  countMailFacts,
  idsInState,
  listMailFacts,
  lockMail,
  tryAgain,
  tryNow,
} from '../../repositories/office/mail';
import type { Command, Given, Work } from '../command';
import { rowNumber } from '../subjects/subject';
import { textTable } from '../table';
import { OfficeError, UsageError } from '../usage-error';
import { oneOf, wholeNumber } from './values';

const LISTED = 20;
const COLUMNS = ['id', 'created_at', 'state', 'kind', 'to', 'tries', 'sent_at', 'last_error'];

export const mailCommands: Command[] = [
  {
    name: 'mail list',
    says: 'Lists the newest mails and whether they have gone out',
    options: {
      state: { takes: 'STATE', says: `only these: ${OUTBOX_STATES.join(', ')}` },
      kind: { takes: 'KIND', says: `only these: ${Object.keys(mailData).join(', ')}` },
      limit: { takes: 'N', says: `how many, ${LISTED} if not said` },
    },
    details: [
      'pending waits to be sent, sent has gone out, dead was given up, kept was written without a',
      'mail server. What a mail says is not shown.',
    ],
    run: list,
  },
  {
    name: 'mail resend',
    words: ['[id]'],
    says: 'Sends a mail again',
    options: {
      dead: { says: 'all mails that were given up' },
      kept: { says: 'all mails that were written without a mail server' },
    },
    details: [
      'A mail that was given up is tried again; one that has gone out is sent a second time. It goes',
      'when the site runs. One-time codes cannot be sent again: a parent asks for a new one.',
    ],
    run: resend,
  },
];

async function list(given: Given, { db, out, tell }: Work) {
  const state = given.text('state');
  const kind = given.text('kind');
  const filter = {
    ...(state !== undefined && { state: oneOf('state', state, OUTBOX_STATES) }),
    ...(kind !== undefined && { kind: oneOf('kind', kind, Object.keys(mailData)) }),
  };
  const limit = wholeNumber('limit', given.text('limit'), LISTED);
  const rows = (await listMailFacts(db, filter, limit)).map((mail) => ({
    ...{ id: mail.id, created_at: mail.createdAt, state: mail.state, kind: mail.kind },
    to: mail.recipient === OFFICE ? 'the office' : mail.recipient,
    ...{ tries: mail.tries, sent_at: mail.sentAt, last_error: mail.lastError },
  }));
  const all = await countMailFacts(db, filter);
  if (rows.length > 0) out(textTable(COLUMNS, rows));
  tell(rows.length === all ? `${all} mails` : `${rows.length} of ${all} mails`);
}

async function resend(given: Given, work: Work) {
  const [id] = given.words;
  const states = (['dead', 'kept'] as const).filter((state) => given.has(state));
  if ((id === undefined) === (states.length === 0)) {
    throw new UsageError("'mail resend' needs either the id of a mail, or --dead or --kept.");
  }
  if (id !== undefined) {
    const said = await resendOne(work, rowNumber(id) ?? 0);
    if (!said.done) throw new OfficeError(said.why);
    work.tell(said.why);
    return;
  }
  const progress = work.progress('Mails');
  const ids = await idsInState(work.db, states);
  const outcome = { again: 0, left: 0 };
  for (const [index, one] of ids.entries()) {
    const { done } = await resendOne(work, one);
    outcome[done ? 'again' : 'left'] += 1;
    progress.at(index + 1, ids.length);
  }
  progress.end();
  work.tell(`${outcome.again} mails will be sent again.`);
  if (outcome.left > 0)
    work.tell(`${outcome.left} cannot be sent again: they held one-time codes.`);
}

type Said = { done: boolean; why: string };

function resendOne({ db, now }: Work, id: number): Promise<Said> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id);
    if (mail === undefined) return { done: false, why: `There is no mail ${id}.` };
    if (mail.state === 'pending') {
      await tryNow(tx, id, now());
      return { done: true, why: `Mail ${id} has not gone out yet; its next try is now.` };
    }
    if (!isWhole(mail.kind, mail.data)) {
      const why = `Mail ${id} cannot be sent again: its words are no longer kept, as with every one-time code.`;
      return { done: false, why };
    }
    if (mail.state === 'sent') {
      const copy = await copyMail(tx, mail, now());
      return { done: true, why: `Mail ${id} will be sent a second time, as mail ${copy}.` };
    }
    await tryAgain(tx, id, now());
    return { done: true, why: `Mail ${id} will be sent.` };
  });
}

/** A code is never sent a second time, even where it is still there. */
function isWhole(kind: string, data: unknown): boolean {
  return isMailKind(kind) && kind !== 'otp' && mailData[kind].safeParse(data).success;
}
