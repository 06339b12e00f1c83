import { listMigrations, newestApplied, withinClockSkew } from '../../db';
import { type Check, type Finding, serious } from './check';
import { readDatabaseTime, readNewestMoment } from './rows';

export const clock: Check = {
  subject: 'clock',
  run: async ({ db, now }) => {
    const theirs = await readDatabaseTime(db);
    const ours = now();
    const findings: Finding[] = [];
    if (theirs > withinClockSkew(ours) || ours > withinClockSkew(theirs)) {
      findings.push({
        id: 'clock-database',
        severity: 'serious',
        what: `The clocks differ: here it is ${ours.toISOString()}, in the database ${theirs.toISOString()}.`,
        why: 'Codes expire at once or never, and payments are asked about at the wrong time.',
        todo: 'Let both machines set their clocks over the network (timedatectl set-ntp true).',
      });
    }
    const newest = await readNewestMoment(db);
    if (newest !== null && newest > withinClockSkew(ours)) {
      findings.push({
        id: 'clock-set-back',
        severity: 'serious',
        what: `Something in the database was written at ${newest.toISOString()}, which lies ahead.`,
        why: 'The clock is wrong now or was wrong then; dates of receipts and reports are not right.',
        todo: 'See that the clock of this machine is right and is set over the network.',
      });
    }
    return findings;
  },
};

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
