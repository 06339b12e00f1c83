import { stat } from 'node:fs/promises';
import path from 'node:path';

/** SVG and HTML are left out on purpose: they can carry scripts. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

export type MediaFile = { file: string; type: string; size: number; modified: Date };

/** Finds what a path below /media/ names, in the first folder that has it. */
export async function findFile(
  folders: readonly string[],
  urlPath: string,
): Promise<MediaFile | undefined> {
  const parts = decodedParts(urlPath);
  const type = TYPES[path.extname(parts.at(-1) ?? '').toLowerCase()];
  if (type === undefined || !parts.every(isPlainName)) return undefined;
  for (const folder of folders) {
    const file = path.join(folder, ...parts);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { file, type, size: found.size, modified: found.mtime };
  }
  return undefined;
}

function decodedParts(urlPath: string): string[] {
  try {
    return urlPath.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A name that stays in its folder on every system, and is not hidden. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f]/.test(name);
}
