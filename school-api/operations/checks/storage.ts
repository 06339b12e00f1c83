import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { errorCode } from '../../platform';
import { advice, type Check, type Finding, serious } from './check';

const OTHERS = 0o077;

export const folders: Check = {
  subject: 'data folder',
  run: async ({ config }) => {
    const { dataDir, databaseUrl } = config;
    const findings: Finding[] = [];
    // With DATABASE_URL the rows are elsewhere; then only the CVs are private.
    const folder = databaseUrl === undefined ? dataDir : config.forms.cv.folder;
    if (await isOpen(folder)) {
      findings.push({
        id: 'folder-open',
        severity: 'serious',
        what: `Other users of this machine can read ${folder}.`,
        why: 'It contains the data of families and applicants.',
        todo: `chmod 700 ${folder}`,
      });
    }
    if (!(await canWrite(dataDir))) {
      findings.push({
        id: 'folder-read-only',
        severity: 'serious',
        what: `The school API cannot write to ${dataDir}.`,
        why: 'Nothing that visitors send can be saved.',
        todo: 'Make the user of the school API the owner of the folder (chown), and check that the disk is writable.',
      });
    }
    return findings;
  },
};

async function isOpen(folder: string): Promise<boolean> {
  try {
    return ((await stat(folder)).mode & OTHERS) !== 0;
  } catch (error) {
    // CVs have no folder before the first one.
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function canWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

const MB = 1024 * 1024;
/** This much above the reserve leaves time to act. */
const WARNING_FACTOR = 5;

export const disk: Check = {
  subject: 'disk',
  run: async ({ config, freeBytes }) => {
    const { reserveBytes } = config.forms.cv;
    const free = await freeBytes(config.dataDir);
    if (free >= reserveBytes * WARNING_FACTOR) return [];
    const isLow = free < reserveBytes;
    return (isLow ? serious : advice)('disk', {
      what: `The disk of ${config.dataDir} has ${Math.round(free / MB)} MB left.`,
      why: isLow
        ? 'CVs are refused. When the disk is full, nobody can register or pay.'
        : `Below ${reserveBytes / MB} MB, CVs are refused. When the disk is full, nobody can register or pay.`,
      todo: 'Delete old backups, logs and releases, or use a larger disk.',
    });
  },
};
