import { expect, it, vi } from 'vitest';
import { createApp } from '@/school-api/app';
import { cacheFindings, type Finding } from '@/school-api/operations';
import { recordingLog } from '../forms/forms-app';
import { openTestDatabase } from '../test-database';

const TOKEN = 'a-token-of-the-check-tests';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const found: Finding[] = [
  { id: 'disk', severity: 'serious', what: 'It is full.', why: 'Because.', todo: 'Make room.' },
];

const database = await openTestDatabase();

function open(metricsToken: string | undefined) {
  const clock = { now: new Date('2026-11-22T06:00:00Z') };
  const ask = vi.fn(async () => found);
  const watch = {
    isStopping: () => false,
    metricsToken,
    findings: cacheFindings(ask, () => clock.now),
  };
  const { log } = recordingLog();
  return { ask, clock, app: createApp({ db: database.db, log, mediaFolders: [], watch }) };
}

it('the findings are only for the token’s holder, and do not affect readiness', async () => {
  const { app, ask } = open(TOKEN);
  for (const request of [{}, bearer('another')]) {
    expect(await (await app.request('/readyz', request)).json()).toEqual({
      status: 'ready',
      reasons: [],
    });
  }
  expect(ask).not.toHaveBeenCalled();
  const response = await app.request('/readyz', bearer(TOKEN));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ready', reasons: [], detail: found });
});

it('the findings are available when the database is down, which they may explain', async () => {
  const { app } = open(TOKEN);
  vi.spyOn(database.db, 'execute').mockRejectedValueOnce(new Error('down'));
  const response = await app.request('/readyz', bearer(TOKEN));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'not ready', detail: found });
});

it('are not served without a token', async () => {
  const { app, ask } = open(undefined);
  const response = await app.request('/readyz', bearer('undefined'));
  expect(await response.json()).not.toHaveProperty('detail');
  expect(ask).not.toHaveBeenCalled();
});

it('many requests cause one check a minute', async () => {
  const { app, ask, clock } = open(TOKEN);
  const twenty = () =>
    Promise.all(Array.from({ length: 20 }, () => app.request('/readyz', bearer(TOKEN))));
  await twenty();
  clock.now = new Date(clock.now.getTime() + 59_000);
  await twenty();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now = new Date(clock.now.getTime() + 1_000);
  await twenty();
  expect(ask).toHaveBeenCalledTimes(2);
});
