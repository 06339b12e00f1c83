import { Hono } from 'hono';
import { receiveJob } from '../jobs/receive';
import type { FormParts } from './form-parts';

export function jobRoutes({ db, log, now, settings }: FormParts) {
  return new Hono().post('/job-apply', async (c) => {
    await receiveJob(c, { db, log, now, cv: settings.cv });
    return c.json({ status: 'received' }, 201);
  });
}
