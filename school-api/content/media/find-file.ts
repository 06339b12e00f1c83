import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Excludes SVG and HTML, which can contain scripts. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

type MediaFile = { file: string; type: string; size: number; modified: Date };

/** Finds a path below /media/ in the first folder that has it. */
export async function findFile(
  folders: readonly string[],
  urlPath: string,
): Promise<MediaFile | undefined> {
  const parts = decodedParts(urlPath);
  const type = TYPES[path.extname(parts.at(-1) ?? '').toLowerCase()];
  if (type === undefined || !parts.every(isSafeFileName)) return undefined;
  for (const folder of folders) {
    const file = path.join(folder, ...parts);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile()) return { file, type, size: stats.size, modified: stats.mtime };
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

/** Neither hidden nor able to leave its folder on any system. */
function isSafeFileName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f]/.test(name);
}
