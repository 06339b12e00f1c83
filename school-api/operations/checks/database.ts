import { doubtfulNight, pendingMigrations, withinClockSkew } from '../../db';
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
        what: `The clocks differ: ${ours.toISOString()} here, ${theirs.toISOString()} in the database.`,
        why: 'Codes expire too early or too late, and payments are checked at the wrong time.',
        todo: 'Turn on network time on both machines (timedatectl set-ntp true).',
      });
    }
    const newest = await readNewestMoment(db);
    if (newest !== null && newest > withinClockSkew(ours)) {
      findings.push({
        id: 'clock-set-back',
        severity: 'serious',
        what: `The newest row in the database is from the future: ${newest.toISOString()}.`,
        why: 'The clock is or was wrong, and so are dates on receipts and reports.',
        todo: 'Turn on network time on this machine (timedatectl set-ntp true).',
      });
    }
    const night = await doubtfulNight(db, ours);
    if (night !== undefined) {
      findings.push({
        id: 'clock-jumped',
        severity: 'serious',
        what: `Old records have not been deleted since ${night.toISOString()}: it is ${ours.toISOString()} on this machine.`,
        why: 'If this date is wrong, records would be deleted that you still need.',
        todo: 'If the date is right, run: npm run school -- retention run. If it is wrong, turn on network time (timedatectl set-ntp true).',
      });
    }
    return findings;
  },
};

/** Migrations run at startup: a new release may be installed while the old one runs. */
export const migrations: Check = {
  subject: 'migrations',
  run: async ({ db, config }) => {
    const { length: due } = await pendingMigrations(db, config.migrationsFolder);
    if (due === 0) return [];
    return serious('migrations', {
      what: `Pending database migrations: ${due}.`,
      why: 'The release on the disk is newer than the running school API, and expects other tables.',
      todo: 'Restart the school API (docs/deploying.md, Upgrade and rollback).',
    });
  },
};
