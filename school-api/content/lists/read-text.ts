import { readFile, stat } from 'node:fs/promises';
import type { Document } from 'yaml';
import type { Problems } from './content-error';

const MB = 1024 * 1024;
/** Far more than a list of a school has. */
const MAX_MB = 5;

/** The text of a list or a news item; undefined with a problem when it is too large to be parsed. */
export async function readText(
  file: string,
  name: string,
  problems: Problems,
): Promise<string | undefined> {
  const { size } = await stat(file);
  if (size <= MAX_MB * MB) return readFile(file, 'utf8');
  problems.add(name, `is larger than ${MAX_MB} MB`);
  return undefined;
}

/** Undefined with a problem for references that unfold to more than a person writes. */
export function documentValue(document: Document, where: string, problems: Problems): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    problems.add(where, `cannot be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
