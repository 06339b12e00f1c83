import { afterAll, describe, expect, it } from 'vitest';
import { findApplication } from '@/school-api/admissions/applications';
import {
  beginVerified,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  refused,
  verify,
} from '../school-api/forms-app';
import { openPaymentsApp } from '../school-api/payments/payments-app';

const school = await openFormsApp();
const bank = await openPaymentsApp();
afterAll(async () => {
  await school.close();
  await bank.close();
});

const complete = (body: unknown) => post(school.app, 'complete-admission/', body);

describe('whoever knows the id of an application, and has not shown its code', () => {
  it('changes nothing of it, and is written into the log without a word about anybody', async () => {
    const email = newEmail();
    const id = await beginVerified(school.app, email);
    expect((await complete(completeForm(id, email))).status).toBe(200);
    const other = newEmail();
    const others = completeForm(await beginVerified(school.app, other), other).grant;
    const before = await findApplication(school.db, id);
    school.lines.length = 0;
    for (const grant of [undefined, '', 'a'.repeat(43), others, before?.grantHash]) {
      const stolen = completeForm(id, email, {
        grant,
        guardian_name: 'Mallory',
        mobile: '9111111111',
      });
      const answer = await refused(await complete(stolen));
      expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
      expect(answer.message).toContain('verify the e-mail address once more');
    }
    expect(await findApplication(school.db, id)).toEqual(before);
    const warned = school.lines.filter((line) => line.includes('no-grant'));
    expect(warned).toHaveLength(5);
    expect(warned[0]).toContain(`"application":${before?.number}`);
    expect(school.lines.join()).not.toContain(id);
    expect(school.lines.join()).not.toMatch(/Mallory|9111111111|@example/);
  });

  it('opens no order for it', async () => {
    const id = await bank.apply();
    const sent = { application_id: id, grant: 'a'.repeat(43) };
    expect(await bank.post('create-order/', sent)).toMatchObject({
      ...{ status: 403, body: { error: { code: 'forbidden' } } },
    });
    expect(await bank.orders()).toEqual([]);
    expect((await bank.post('create-order/', { application_id: id })).status).toBe(200);
  });

  it('is a former device of the family, once a newer code was shown elsewhere', async () => {
    const email = newEmail();
    const id = await beginVerified(school.app, email);
    const first = completeForm(id, email);
    school.pass(60);
    await post(school.app, 'send-otp/', { application_id: id });
    expect((await verify(school.app, id, email)).status).toBe(200);
    expect((await complete(first)).status).toBe(403);
    expect((await complete(completeForm(id, email))).status).toBe(200);
  });
});
