import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADMISSION_LIMITS } from '@/lib/admissions/limits';
import { countCall } from '@/lib/bff/rate-limit';
import { codeSends } from '@/school-api/db/schema/applications';
import {
  begin,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  readCode,
  verify,
} from '../school-api/forms/forms-app';

const HALL = '198.51.100.200';
/** Seconds until the next parent: half arrive in the first ten minutes, all within an hour. */
const gaps = [...Array<number>(100).fill(6), ...Array<number>(100).fill(30)];

/** Calls of a parent who requests a second code, mistypes one, and waits long for the payment. */
const calls = {
  create: 1,
  sendCode: 2,
  checkCode: 2,
  complete: 1,
  order: 1,
  verify: 10,
};

const school = await openFormsApp();

describe('200 parents in a hall with one address, with the default limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are refused nothing by the site within an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const kinds = ['create', 'sendCode', 'checkCode', 'complete', 'order', 'verify'] as const;
    const refused: string[] = [];
    for (const gap of gaps) {
      for (const kind of kinds) {
        for (let n = 0; n < calls[kind]; n += 1) {
          if (await countCall(ADMISSION_LIMITS[kind], HALL)) refused.push(kind);
        }
      }
      vi.advanceTimersByTime(gap * 1000);
    }
    expect(refused).toEqual([]);
    // More than these would be an attack other than a hall.
    for (let n = 0; n < 120; n += 1) await countCall(ADMISSION_LIMITS.create, HALL);
    expect(await countCall(ADMISSION_LIMITS.create, HALL)).toBeGreaterThan(0);
  });

  it('have all registered at the school API within an hour', async () => {
    const headers = { 'x-client-ip': HALL };
    // Only sent codes are counted per address: 190 parents have had two each.
    await school.db.insert(codeSends).values(
      Array.from({ length: 380 }, (_, n) => ({
        applicationId: `parent-${n >> 1}`,
        emailKey: `in-the-hall-${n >> 1}@example.org`,
        client: HALL,
        sentAt: school.clock.now,
      })),
    );
    for (let n = 0; n < 10; n += 1) {
      const email = newEmail();
      const id = await begin(school.app, email, 'Keshav', headers);
      const send = () => post(school.app, 'send-otp/', { application_id: id }, headers);
      expect((await send()).status).toBe(200);
      // The first code is late, so a second one is requested as soon as the form allows.
      school.pass(22.5);
      expect((await send()).status).toBe(200);
      const otp = await readCode(school.app, email);
      const check = (code: string) =>
        post(school.app, 'verify-otp/', { email: id, otp: code }, headers);
      expect((await check(otp === '000000' ? '111111' : '000000')).status).toBe(422);
      expect((await verify(school.app, id, email, headers)).status).toBe(200);
      const form = await post(school.app, 'complete-admission/', completeForm(id, email), headers);
      expect(form.status).toBe(200);
    }
  });
});
