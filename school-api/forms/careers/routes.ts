import { Hono } from 'hono';
import type { FormDeps } from '../deps';
import { receiveJob } from './receive';

export function careersRoutes({ db, log, now, settings }: FormDeps) {
  return new Hono().post('/job-apply', async (c) => {
    await receiveJob(c, { db, log, now, cv: settings.cv });
    return c.json({ status: 'received' }, 201);
  });
}
