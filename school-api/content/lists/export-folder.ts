import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Db } from '../../db';
import { findFile } from '../media/find-file';
import { readNewsRows, readRows } from '../reads/content';
import type { Values } from './check-record';
import type { Collection } from './collection';
import { collections } from './collections';
import { ContentError } from './content-error';
import { filesNamed, MEDIA_FOLDER } from './files';
import { NEWS_FOLDER, newsFieldTypes, newsFileName, writeNewsFile } from './news-file';
import { README } from './readme';

type Work = {
  db: Db;
  mediaFolders: readonly string[];
  /** Called after each file. */
  wrote: () => void;
};

export type Exported = { records: number; files: number; missing: string[] };

/** Writes the site's content into a new folder, complete or not at all. */
export async function exportFolder(folder: string, work: Work): Promise<Exported> {
  await requireEmpty(folder);
  const target = path.resolve(folder);
  await mkdir(path.dirname(target), { recursive: true });
  const tempFolder = await mkdtemp(path.join(path.dirname(target), '.content-'));
  try {
    const exported = await writeAll(tempFolder, work);
    // An empty folder with this name may exist.
    await rm(target, { recursive: true, force: true });
    await rename(tempFolder, target);
    return exported;
  } catch (error) {
    await rm(tempFolder, { recursive: true, force: true });
    throw error;
  }
}

async function requireEmpty(folder: string) {
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (inside.length > 0) throw new ContentError([`${folder} is not empty: name a new folder.`]);
}

async function writeAll(folder: string, work: Work): Promise<Exported> {
  const { rows, lists } = await work.db.transaction(
    async (tx) => {
      const read = [];
      for (const list of collections) read.push({ list, rows: await readRows(tx, list.table) });
      return { rows: await readNewsRows(tx), lists: read };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await writeFile(path.join(folder, 'README.md'), README);
  const media = copier(folder, work);
  await mkdir(path.join(folder, NEWS_FOLDER));
  for (const row of rows) {
    const name = newsFileName(String(row.slug));
    await writeFile(path.join(folder, NEWS_FOLDER, name), writeNewsFile(row));
    work.wrote();
    await media.copy(`${NEWS_FOLDER}/${name}`, newsFieldTypes, row);
  }
  for (const { list, rows } of lists) {
    await writeFile(path.join(folder, list.file), writeList(list, rows));
    work.wrote();
    for (const row of rows) await media.copy(list.file, list.fields, row);
  }
  const records = lists.reduce((sum, list) => sum + list.rows.length, rows.length);
  return { records, files: media.copied.size, missing: media.missing };
}

function writeList({ about, fields, unique }: Collection, rows: readonly Values[]): string {
  const order = unique ? '' : ' A record without an id is a new one.';
  const comment = `# ${about}.\n# They are shown in this order.${order}\n`;
  const records = rows.map((row) => {
    const known = fields.map(({ name, column, type }) => [name, type.toFile(row[column])] as const);
    const present = known.filter(([, value]) => value !== undefined);
    return Object.fromEntries(unique ? present : [['id', row.id], ...present]);
  });
  return `${comment}\n${stringify(records, { lineWidth: 100 })}`;
}

function copier(folder: string, { mediaFolders, wrote }: Work) {
  const copied = new Set<string>();
  const missing: string[] = [];
  const copy = async (
    where: string,
    fields: Parameters<typeof filesNamed>[0],
    row: Values,
  ): Promise<void> => {
    for (const { field, path: name } of filesNamed(fields, row)) {
      if (copied.has(name)) continue;
      const found = await findFile(mediaFolders, name);
      if (found === undefined) {
        missing.push(`${where}, ${field}: there is no file ${MEDIA_FOLDER}/${name}`);
        continue;
      }
      const target = path.join(folder, MEDIA_FOLDER, ...name.split('/').map(decodeURIComponent));
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(found.file, target);
      copied.add(name);
      wrote();
    }
  };
  return { copied, missing, copy };
}
