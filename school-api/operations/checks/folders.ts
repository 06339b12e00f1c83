import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { errorCode } from '../../platform';
import type { Check, Finding } from './check';

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
        what: `Other users of this machine may look into ${folder}.`,
        why: 'It holds what families and applicants have written.',
        todo: `chmod 700 ${folder}`,
      });
    }
    if (!(await canWrite(dataDir))) {
      findings.push({
        id: 'folder-read-only',
        severity: 'serious',
        what: `The school API may not write into ${dataDir}.`,
        why: 'Nothing that visitors send can be kept.',
        todo: 'Give the folder to the user whom the school API runs as (chown), and see that the disk is writable.',
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
