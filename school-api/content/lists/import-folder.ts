import type { Db } from '../../db';
import { followImport } from '../editing/follow-import';
import { useAgain } from '../pictures/rows';
import { applyList, type Counts } from './apply-list';
import { applyNews } from './apply-news';
import { NEWS_FOLDER } from './news-file';
import { type ReadFolder, readFolder } from './read-folder';
import { stageMedia } from './stage-media';

type Work = {
  db: Db;
  /** Folders that the site searches; new files go to the first. */
  mediaFolders: readonly string[];
  prune: boolean;
  now: Date;
  /** Called after each file. */
  did: (done: number, total: number) => void;
};

export type Imported = { lists: { file: string; counts: Counts }[]; files: number };

/** Imports a folder into the database and the media folder, completely or not at all. */
export async function importFolder(folder: string, work: Work): Promise<Imported> {
  const { mediaFolders, did } = work;
  const read = await readFolder(folder, mediaFolders);
  const total = read.media.length + read.lists.length + (read.news === undefined ? 0 : 1);
  let done = 0;
  const step = () => {
    done += 1;
    did(done, total);
  };
  const [target = ''] = mediaFolders;
  const staged = await stageMedia(read.media, { target, existing: mediaFolders, copied: step });
  try {
    const lists = await work.db.transaction(async (tx) => {
      await useAgain(
        tx,
        read.media.map(({ place }) => `/media/${place}`),
      );
      const applied = await followImport(tx, work.now, () => applyAll(tx, read, work.prune, step));
      await staged.commit();
      return applied;
    });
    await staged.removeBackups();
    return { lists, files: staged.count };
  } catch (error) {
    await staged.rollBack();
    throw error;
  }
}

async function applyAll(tx: Db, { lists, news }: ReadFolder, prune: boolean, step: () => void) {
  const applied: Imported['lists'] = [];
  if (news !== undefined) {
    applied.push({ file: NEWS_FOLDER, counts: await applyNews(tx, news, prune) });
    step();
  }
  for (const { list, records } of lists) {
    applied.push({ file: list.file, counts: await applyList(tx, list, records, prune) });
    step();
  }
  return applied;
}
