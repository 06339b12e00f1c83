import { and, desc, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outbox } from '@/school-api/db/schema/outbox';
import { Clock, DAY_MINUTES } from './support/clock';
import { order, pay, post, register, verify } from './support/deeds';
import type { Fault } from './support/faults';
import { publish } from './support/news';
import { openScene, type Scene } from './support/scene';
import { newFolder } from './support/town';

const folder = newFolder('clock');
const clock = new Clock(folder.path);
let scene: Scene;
beforeAll(async () => {
  scene = await openScene('clock', { apiEnv: clock.env, siteEnv: clock.env });
});
afterAll(async () => {
  await scene.close();
  folder.remove();
});

/** A page is older than its lifetime after that. */
const PAGE_MINUTES = 2;

const both = () => [scene.api, scene.site];
const otp = z.object({ code: z.string() });
let parents = 0;

async function begin(): Promise<string> {
  parents += 1;
  const [begun] = await register(scene.counter, `clock-${parents}@example.org`);
  return begun?.name ?? '';
}

/** Asks for a code and reads it from its mail. */
async function newCode(id: string): Promise<string> {
  await post(`${scene.site.url}/api/send-otp`, { application_id: id });
  const own = and(like(outbox.key, `otp:${id}:%`));
  const [mail] = await scene.db.select().from(outbox).where(own).orderBy(desc(outbox.id)).limit(1);
  return otp.parse(mail?.data).code;
}

const giveCode = (id: string, code: string) =>
  post(`${scene.site.url}/api/verify-otp`, { email: id, otp: code });

/** What was begun before the jump, and how it goes on after it. */
async function acrossAJump(minutes: number, fault: Fault): Promise<void> {
  const { visitors, writers } = await scene.busy();
  await writers.eachPromised(1);
  const [parent, early] = [await begin(), await begin()];
  const oldCode = await newCode(parent);
  const { done, key } = await order(scene.counter, 2_000_000 + parents);

  await clock.jump(minutes, both());
  await expect(giveCode(parent, oldCode)).rejects.toThrow('This code has expired');
  // A new code is sent at once: nobody waits until the clock has caught up.
  await giveCode(parent, await newCode(parent));
  await giveCode(early, await newCode(early));
  expect(await verify(scene.counter, await pay(scene.counter, key, done.name))).toBe('success');
  await writers.eachPromised(2);
  await visitors.everyPageAgain(2);
  await scene.calm(fault);
}

async function expectNews(title: string): Promise<void> {
  await publish(scene.db, title);
  await scene.until('the news is on the site', async () => {
    const response = await fetch(`${scene.site.url}/news-event`);
    return (await response.text()).includes(title);
  });
}

/** Reading it again and again asks the school API nothing, within a page's lifetime. */
async function expectKept(): Promise<void> {
  await scene.until('the page is kept', async () => {
    const before = scene.road.travelled();
    for (let n = 0; n < 10; n += 1) await (await fetch(`${scene.site.url}/news-event`)).text();
    return scene.road.travelled() === before;
  });
}

/** One visitor's tries, until they are too many. */
async function tryUntilRefused(): Promise<Response> {
  for (let n = 0; n < 50; n += 1) {
    const answer = await tryOnce();
    if (answer.status === 429) return answer;
  }
  throw new Error('no limit was met');
}

const tryOnce = () =>
  fetch(`${scene.site.url}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
    body: '{}',
  });

describe('the clock', () => {
  it('jumps a day forward', () => acrossAJump(DAY_MINUTES, 'Clock a day forward'));

  it('jumps two days back, to yesterday', () =>
    acrossAJump(-2 * DAY_MINUTES, 'Clock two days back'));

  it('lets nobody wait longer than the limit says, and forgets no limit early', async () => {
    await scene.site.kill('SIGTERM');
    await scene.site.start({ RATE_LIMIT_FACTOR: '1' });
    await tryUntilRefused();
    await clock.jump(-DAY_MINUTES, [scene.site]);
    const refused = await tryUntilRefused();
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    await clock.jump(2 * DAY_MINUTES, [scene.site]);
    expect((await tryOnce()).status).toBe(422);
    await clock.jump(-DAY_MINUTES, [scene.site]);
  });

  it('holds back no news and keeps pages as before, whichever way it has jumped', async () => {
    await scene.site.kill('SIGTERM');
    await scene.site.start();
    await clock.jump(2 * DAY_MINUTES, both());
    await expectNews('The mangoes are ripe');
    await expectKept();
    await clock.jump(PAGE_MINUTES, both());
    await expectNews('The cows are back');
    await clock.jump(-3 * DAY_MINUTES, both());
    await expectNews('The well is dug');
    await expectKept();
    await clock.jump(PAGE_MINUTES, both());
    await expectNews('The first rain has come');
  });
});
