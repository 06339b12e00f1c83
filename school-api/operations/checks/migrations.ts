import { listMigrations, newestApplied } from '../../db';
import { type Check, serious } from './check';

/** Migrations run at the start, so they are due where a new release is installed and the old one runs. */
export const migrations: Check = {
  subject: 'migrations',
  run: async ({ db, config }) => {
    const applied = (await newestApplied(db)) ?? 0;
    const due = listMigrations(config.migrationsFolder).filter(({ when }) => when > applied).length;
    if (due === 0) return [];
    return serious('migrations', {
      what: `${due} migrations of the database are due.`,
      why: 'The release on the disk is newer than the running school API; neither knows the tables of the other.',
      todo: 'Restart the school API (docs/deploying.md, Upgrade and back).',
    });
  },
};
