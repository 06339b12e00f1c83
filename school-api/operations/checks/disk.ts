import { advice, type Check, serious } from './check';

const MB = 1024 * 1024;
/** So much more than the reserve leaves time to act. */
const COMFORT = 5;

export const disk: Check = {
  subject: 'disk',
  run: async ({ config, freeBytes }) => {
    const { reserveBytes } = config.forms.cv;
    const free = await freeBytes(config.dataDir);
    if (free >= reserveBytes * COMFORT) return [];
    const isLow = free < reserveBytes;
    return (isLow ? serious : advice)('disk', {
      what: `The disk of ${config.dataDir} has ${Math.round(free / MB)} MB left.`,
      why: isLow
        ? 'No CV is taken any more; when it is full, nobody can register or pay.'
        : `Below ${reserveBytes / MB} MB no CV is taken, and later nobody can register or pay.`,
      todo: 'Make room: old backups, logs, releases; or give the machine a larger disk.',
    });
  },
};
