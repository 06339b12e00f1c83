import { randomBytes } from 'node:crypto';
import { calls } from '@/contract';
import { checkVerification } from './check-payment';
import { type Application, CHOSEN, checkVerified, type Mailbox } from './check-verified';
import type { Sender } from './check-write';
import type { NoteFor } from './findings';
import type { Server } from './server';

const UNKNOWN_ID = 'no-application-has-this-id';

/** The whole registration; without a mailbox, up to the verification. */
export async function checkAdmission(
  server: Server,
  send: Sender,
  noteFor: NoteFor,
  mailbox: Mailbox | undefined,
) {
  const note = (name: keyof typeof calls) => noteFor(`POST ${calls[name].path}`);
  const email = mailbox?.address ?? `conformance-${randomBytes(6).toString('hex')}@example.org`;
  const parent = { email, first_name: 'Conformance', last_name: 'Check' };

  const begin = note('create-admission');
  const begun = await send.taken('create-admission', begin, 'a name and an address', parent);
  const wrong = { ...parent, email: 'no address' };
  await send.refused('create-admission', begin, 'what is no e-mail address', wrong);
  await send.refused('create-admission', begin, 'a body that is no JSON', '{"email":');
  await send.refused('create-admission', begin, 'a list in place of a name', {
    ...parent,
    first_name: ['a', 'b'],
  });

  const unknown = { application_id: UNKNOWN_ID };
  await send.refused('send-otp', note('send-otp'), 'an unknown application', unknown);
  await send.refused('create-order', note('create-order'), 'an unknown application', unknown);
  await send.refused('complete-admission', note('complete-admission'), 'an unknown application', {
    ...parent,
    ...unknown,
  });
  const application = begun && { id: begun.application_id, parent };
  if (application === undefined) {
    note('verify-otp').leaveOut('refuses a wrong code', 'no application could be begun');
  } else await checkUnverified(send, noteFor, application);
  const order = application && (await checkVerified(server, send, noteFor, application, mailbox));
  await checkVerification(server, send, noteFor, 'verify-payment', order);
}

async function checkUnverified(send: Sender, noteFor: NoteFor, { id, parent }: Application) {
  const note = (name: keyof typeof calls) => noteFor(`POST ${calls[name].path}`);
  const own = { application_id: id };
  await send.taken('send-otp', note('send-otp'), 'an application', own);
  const guess = { otp: '000000', email: id };
  await send.refused('verify-otp', note('verify-otp'), 'a wrong code', guess);
  await send.refused('create-order', note('create-order'), 'an unverified application', own);
  const details = { ...parent, ...own, ...CHOSEN };
  const what = 'an unverified application';
  await send.refused('complete-admission', note('complete-admission'), what, details);
}
