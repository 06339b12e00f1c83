import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let folder = 'build/office';
let names: readonly string[] | undefined;

/** Where scripts/build-office.mjs writes, if this program was not started in the repository. */
export function setOfficeFolder(path: string): void {
  folder = path;
  names = undefined;
}

function known(): readonly string[] {
  names ??= existsSync(folder) ? readdirSync(folder) : [];
  return names;
}

/** Addresses of the style sheet and the scripts, with the hash of their contents. */
export function officeFiles() {
  const find = (begin: string, end: string) =>
    `/files/${known().find((name) => name.startsWith(`${begin}.`) && name.endsWith(end)) ?? begin + end}`;
  return {
    style: find('office', '.css'),
    script: find('office', '.js'),
    /** The rich text editor, for screens that use it. */
    richText: find('office-rich-text', '.js'),
  };
}

/** The response to GET /files/:name; only for files from the build. */
export function serveOfficeFile(name: string): Response | undefined {
  const type = TYPES[extname(name)];
  if (type === undefined || !known().includes(name)) return undefined;
  return new Response(readFileSync(join(folder, name)), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
