import { and, desc, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outbox } from '@/school-api/db/schema/outbox';
import { newFolder } from '@/scripts/run/folder';
import { Clock, DAY_MINUTES } from './support/clock';
import { openTestBed } from './support/test-bed';
import { order, pay, post, register, verify } from './support/visitor-actions';

const clock = new Clock(newFolder('clock'));
const bed = await openTestBed('clock', { apiEnv: clock.env, siteEnv: clock.env });

const both = () => [bed.api, bed.site];
const otp = z.object({ code: z.string() });
let parents = 0;

async function begin(): Promise<string> {
  parents += 1;
  const [begun] = await register(bed.endpoints, `clock-${parents}@example.org`);
  return begun?.name ?? '';
}

async function newCode(id: string): Promise<string> {
  await post(`${bed.site.url}/api/send-otp`, { application_id: id });
  const own = and(like(outbox.key, `otp:${id}:%`));
  const [mail] = await bed.db.select().from(outbox).where(own).orderBy(desc(outbox.id)).limit(1);
  return otp.parse(mail?.data).code;
}

const giveCode = (id: string, code: string) =>
  post(`${bed.site.url}/api/verify-otp`, { email: id, otp: code });

/** Registrations started before the jump continue after it. */
async function jumpDuringRegistration(minutes: number, fault: string): Promise<void> {
  const { readers, writers } = await bed.startLoad();
  await writers.eachAccepted(1);
  const [parent, early] = [await begin(), await begin()];
  const oldCode = await newCode(parent);
  const { done, key } = await order(bed.endpoints, 2_000_000 + parents);

  await clock.jump(minutes, both());
  await expect(giveCode(parent, oldCode)).rejects.toThrow('This code has expired');
  // A new code is sent at once, without waiting for the clock to catch up.
  await giveCode(parent, await newCode(parent));
  await giveCode(early, await newCode(early));
  expect(await verify(bed.endpoints, await pay(bed.endpoints, key, done.name))).toBe('success');
  await writers.eachAccepted(2);
  await readers.everyPageAgain(2);
  await bed.expectRecovery(fault);
}

/** Of the limit of messages, lib/bff/forward.ts. */
const WINDOW_SECONDS = 1800;

async function tryUntilRefused(): Promise<Response> {
  for (let n = 0; n < 50; n += 1) {
    const answer = await tryOnce();
    if (answer.status === 429) return answer;
  }
  throw new Error('no limit was met');
}

const tryOnce = () =>
  fetch(`${bed.site.url}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
    body: '{}',
  });

describe('the clock', () => {
  it('jumps a day forward', () => jumpDuringRegistration(DAY_MINUTES, 'Clock a day forward'));

  it('jumps two days back, to yesterday', () =>
    jumpDuringRegistration(-2 * DAY_MINUTES, 'Clock two days back'));

  it('neither extends a rate limit nor ends it early', async () => {
    await bed.site.stop();
    await bed.site.start({ RATE_LIMIT_FACTOR: '1' });
    await tryUntilRefused();
    await clock.jump(-DAY_MINUTES, [bed.site]);
    const refused = await tryUntilRefused();
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(WINDOW_SECONDS);
    await clock.jump(2 * DAY_MINUTES, [bed.site]);
    expect((await tryOnce()).status).toBe(422);
    await clock.jump(-DAY_MINUTES, [bed.site]);
  });
});
