import { calls, type WriteName } from '@/contract';
import type { Sender } from './check-write';
import type { NoteFor } from './findings';
import type { Server } from './server';

const ADDRESS = { email: 'conformance@example.org', purpose: 'receipts' };

/** What must be refused by a server that has the call. No code is sent to anybody. */
const WRONG: readonly [name: WriteName, what: string, body: object][] = [
  ['mailbox-code', 'a wrong address', { ...ADDRESS, email: 'nobody' }],
  ['mailbox-grant', 'a code that was not sent', { ...ADDRESS, otp: '000000' }],
  ['receipts', 'an unknown grant', { grant: 'conformance' }],
  ['receipt-file', 'the receipt of an unknown order', { order_id: 'order_conformance' }],
];

const ABSENT = [404, 405, 501];

/** Finding lost receipts is optional: a server without it is not asked further. */
export async function checkReceipts(server: Server, send: Sender, noteFor: NoteFor): Promise<void> {
  const probe = JSON.stringify({ ...ADDRESS, email: 'nobody' });
  const { status } = await server.post('mailbox-code', probe, 'application/json');
  for (const [name, what, body] of WRONG) {
    const note = noteFor(`POST ${calls[name].path}`);
    if (!ABSENT.includes(status)) await send.refused(name, note, what, body);
    else note.leaveOut(`refuses ${what}`, 'the server does not offer to find receipts');
  }
}
