import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform';
import type { Collection } from './collection';
import { collections } from './collections';
import { ContentError, collectProblems, type Problems } from './content-error';
import { filesNamed } from './files';
import { findMedia, type MediaSource } from './find-media';
import { NEWS_FOLDER, type NewsRecord, newsFieldTypes, readNewsFile } from './news-file';
import { type ListRecord, readList } from './read-list';
import { readText } from './read-text';

export type ReadFolder = {
  lists: { list: Collection; records: ListRecord[] }[];
  /** Undefined when the folder has no news. */
  news: NewsRecord[] | undefined;
  media: MediaSource[];
};

/** Reads and validates a folder; throws ContentError with all problems. */
export async function readFolder(
  folder: string,
  mediaFolders: readonly string[],
): Promise<ReadFolder> {
  const names = await namesIn(folder);
  if (names === undefined) throw new ContentError([`There is no folder ${folder}.`]);
  const problems = collectProblems();
  rejectUnknownFiles(names, problems);
  const lists = [];
  for (const list of collections) {
    if (!names.includes(list.file)) continue;
    const source = await readText(path.join(folder, list.file), list.file, problems);
    if (source !== undefined) lists.push({ list, records: readList(list, source, problems) });
  }
  const news = names.includes(NEWS_FOLDER) ? await readNews(folder, problems) : undefined;
  if (lists.length === 0 && news === undefined && problems.lines.length === 0) {
    problems.add(
      folder,
      `holds no content: neither ${NEWS_FOLDER}/ nor a file such as faculty.yaml`,
    );
  }
  const media = await findMedia(named(lists, news), { folder, mediaFolders, problems });
  if (problems.lines.length > 0) throw new ContentError(problems.lines);
  return { lists, news, media };
}

async function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    throw error;
  });
}

/** A file with a misspelt name would otherwise be ignored silently. */
function rejectUnknownFiles(names: readonly string[], problems: Problems) {
  const known = collections.map(({ file }) => file);
  for (const name of names) {
    if (known.includes(name) || !/^[^.].*\.ya?ml$/i.test(name)) continue;
    problems.add(name, `is not known; the lists are ${known.join(', ')}`);
  }
}

async function readNews(folder: string, problems: Problems): Promise<NewsRecord[]> {
  const found: NewsRecord[] = [];
  for (const name of (await readdir(path.join(folder, NEWS_FOLDER))).sort()) {
    if (name.startsWith('.')) continue;
    if (!name.endsWith('.md')) {
      problems.add(`${NEWS_FOLDER}/${name}`, 'is not a news item: its name must end with .md');
      continue;
    }
    const where = `${NEWS_FOLDER}/${name}`;
    const source = await readText(path.join(folder, where), where, problems);
    const record = source === undefined ? undefined : readNewsFile(name, source, problems);
    if (record !== undefined) found.push(record);
  }
  return found;
}

function named(lists: ReadFolder['lists'], news: NewsRecord[] | undefined) {
  const inLists = lists.flatMap(({ list, records }) =>
    records.map(({ where, values }) => ({ where, files: filesNamed(list.fields, values) })),
  );
  const inNews = (news ?? []).map(({ where, values }) => ({
    where,
    files: filesNamed(newsFieldTypes, values),
  }));
  return [...inNews, ...inLists].flatMap(({ where, files }) =>
    files.map((file) => ({ where, ...file })),
  );
}
