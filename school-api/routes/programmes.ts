import { Hono } from 'hono';
import type { Db } from '../db/db';
import { listCompetitions, listProgrammes, listWeeklySchedules } from '../repositories/programmes';

export function programmesRoutes(db: Db) {
  return new Hono()
    .get('/vedic-gurukulam', async (c) => c.json(await listProgrammes(db)))
    .get('/competitions', async (c) => c.json(await listCompetitions(db)))
    .get('/weekly-schedules', async (c) => c.json(await listWeeklySchedules(db)));
}
