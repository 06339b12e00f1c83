import type { Db } from '../db/db';
import { competitions, gurukulamProgrammes, weeklySchedules } from '../db/schema/programmes';
import { listOrder } from './list-order';

export function listProgrammes(db: Db) {
  return db
    .select({
      id: gurukulamProgrammes.id,
      name: gurukulamProgrammes.name,
      description: gurukulamProgrammes.description,
      button: gurukulamProgrammes.button,
      file: gurukulamProgrammes.file,
    })
    .from(gurukulamProgrammes)
    .orderBy(...listOrder(gurukulamProgrammes));
}

export function listCompetitions(db: Db) {
  return db
    .select({
      id: competitions.id,
      name: competitions.name,
      scheduled_date: competitions.scheduledDate,
      details: competitions.details,
      link: competitions.link,
    })
    .from(competitions)
    .orderBy(...listOrder(competitions));
}

export function listWeeklySchedules(db: Db) {
  return db
    .select({
      id: weeklySchedules.id,
      title: weeklySchedules.title,
      scheduled_date: weeklySchedules.scheduledDate,
      file: weeklySchedules.file,
    })
    .from(weeklySchedules)
    .orderBy(...listOrder(weeklySchedules));
}
