import { randomBytes } from 'node:crypto';
import { calls, SIGNATURE_FIELD } from '@/contract';
import { checkUnproven } from './check-donation';
import type { Sender } from './check-write';
import type { NoteFor } from './findings';
import type { Server } from './server';

const UNKNOWN_ID = 'no-application-has-this-id';

/** As far as one comes without the parent's mailbox. */
export async function checkAdmission(server: Server, send: Sender, noteFor: NoteFor) {
  const note = (name: keyof typeof calls) => noteFor(`POST ${calls[name].path}`);
  const email = `conformance-${randomBytes(6).toString('hex')}@example.org`;
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
  await checkUnproven(server, note('verify-payment'), 'verify-payment', {
    order_id: 'order_unknown',
    payment_id: 'pay_unknown',
    [SIGNATURE_FIELD]: '0'.repeat(64),
  });
  if (begun === undefined) {
    note('verify-otp').leaveOut('refuses a wrong code', 'no application could be begun');
    return;
  }
  const own = { application_id: begun.application_id };
  await send.taken('send-otp', note('send-otp'), 'an application', own);
  const guess = { otp: '000000', email: begun.application_id };
  await send.refused('verify-otp', note('verify-otp'), 'a wrong code', guess);
  await send.refused('create-order', note('create-order'), 'an unverified application', own);
  await send.refused(
    'complete-admission',
    note('complete-admission'),
    'an unverified application',
    { ...parent, ...own, student_type: 'Day Scholar', apply_for: 'Class 5' },
  );
}
