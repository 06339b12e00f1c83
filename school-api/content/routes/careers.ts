import { Hono } from 'hono';
import type { Db } from '../../db';
import { listVacancies } from '../reads/careers';

export function careersRoutes(db: Db) {
  return new Hono().get('/vacancies', async (c) => c.json(await listVacancies(db)));
}
