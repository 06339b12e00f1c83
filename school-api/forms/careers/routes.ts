import { Hono } from 'hono';
import type { FormDeps } from '../deps';
import { receiveJob } from './receive';

export function careersRoutes(deps: FormDeps) {
  return new Hono().post('/job-apply', async (c) => {
    await receiveJob(c, deps);
    return c.json({ status: 'received' }, 201);
  });
}
