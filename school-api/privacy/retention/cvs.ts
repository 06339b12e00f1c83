import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { OldRows } from '../../db';
import { clearCvs, countCvs } from './rows/office';

export function oldCvs(folder: string): OldRows {
  return {
    count: countCvs,
    remove: async (db, before, limit) => {
      // Rows first: after a crash, files without a row are removed at the next start.
      const files = await clearCvs(db, before, limit);
      for (const file of files) await rm(path.join(folder, path.basename(file)), { force: true });
      return files.length;
    },
  };
}
