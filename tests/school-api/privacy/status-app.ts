import { eq } from 'drizzle-orm';
import { applicationStatusResponse, type MailboxPurpose } from '@/contract';
import { applications } from '@/school-api/db';
import { openFormsApp, post, refused, startForm } from '../forms/forms-app';
import { mailboxGrant } from './person/grant';

export const paid = { feeState: 'paid' };

/** The forms, with a family's requests about its applications. */
export async function openStatus() {
  const api = await openFormsApp();

  const grantOf = (email: string, purpose: MailboxPurpose = 'applications') =>
    mailboxGrant(api, email, purpose);

  const status = async (body: object) =>
    applicationStatusResponse.parse(await (await post(api.app, 'application-status', body)).json());

  const refusal = async (call: string, body: object) => {
    const { status: code, message } = await refused(await post(api.app, call, body));
    return `${code} ${message}`;
  };

  /** A completed form with an unpaid fee. */
  async function addCompleted(changes?: Record<string, unknown>) {
    const form = await startForm(api.app, changes);
    await post(api.app, 'complete-admission/', form);
    const own = eq(applications.id, form.application_id);
    const [row] = await api.db.select().from(applications).where(own);
    const set = (values: Partial<typeof applications.$inferInsert>) =>
      api.db.update(applications).set(values).where(own);
    return { ...form, number: row?.applicationNumber ?? '', set };
  }

  return { api, addCompleted, grantOf, refusal, status };
}
