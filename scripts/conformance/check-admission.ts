import { randomBytes } from 'node:crypto';
import { checkVerification } from './check-payment';
import { type Application, CHOSEN, checkVerified, type Mailbox } from './check-verified';
import type { Kit } from './kit';

/** The whole registration; without a mailbox, up to the verification. */
export async function checkAdmission(kit: Kit, mailbox: Mailbox | undefined) {
  const email = mailbox?.address ?? `conformance-${randomBytes(6).toString('hex')}@example.org`;
  const parent = { email, first_name: 'Conformance', last_name: 'Check' };
  const begun = await kit.taken('create-admission', 'a name and an address', parent);
  for (const [what, body] of [
    ['what is no e-mail address', { ...parent, email: 'no address' }],
    ['a body that is no JSON', '{"email":'],
    ['a list in place of a name', { ...parent, first_name: ['a', 'b'] }],
  ] as const) {
    await kit.refused('create-admission', what, body);
  }
  const unknown = { application_id: 'no-application-has-this-id' };
  for (const [name, body] of [
    ['send-otp', unknown],
    ['create-order', unknown],
    ['complete-admission', { ...parent, ...unknown }],
  ] as const) {
    await kit.refused(name, 'an unknown application', body);
  }
  const application = begun && { id: begun.application_id, parent };
  if (application === undefined) {
    kit.note('verify-otp').leaveOut('refuses a wrong code', 'no application could be begun');
  } else await checkUnverified(kit, application);
  const order = application && (await checkVerified(kit, application, mailbox));
  await checkVerification(kit, 'verify-payment', order);
}

async function checkUnverified(kit: Kit, { id, parent }: Application) {
  const own = { application_id: id };
  await kit.taken('send-otp', 'an application', own);
  await kit.refused('verify-otp', 'a wrong code', { otp: '000000', email: id });
  const what = 'an unverified application';
  await kit.refused('create-order', what, own);
  await kit.refused('complete-admission', what, { ...parent, ...own, ...CHOSEN });
}
