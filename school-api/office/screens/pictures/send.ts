import { stat } from 'node:fs/promises';
import { DRAWINGS } from '@/contract/facts/drawings';
import { findFile, newestFiles, ownFolder, type Picture, placeOf, thumbAt } from '../../../content';
import { fileBody } from '../../../platform';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { SANDBOXED } from '../records/private-file';
import { withPicture } from './change';
import { depsOf, kindOf, PICTURES, searchOf } from './deps';

const HEADERS = {
  ...SANDBOXED,
  // The content never changes, but signed-out people must not see it.
  'cache-control': 'private, no-cache',
};

export const sendFile = withPicture(async (request, picture) => {
  const place = placeOf(ownFolder(depsOf(request)), picture.path);
  return sendFrom(request, place, picture.type, fileNameOf(picture));
});

export const sendThumb = withPicture((request, { path }) => sendSmall(request, path));

async function sendSmall(request: OfficeRequest, path: string): Promise<Response> {
  const thumb = await thumbAt(depsOf(request), path);
  return sendFrom(request, thumb?.file, thumb?.type ?? '');
}

/** A picture by address, including those not added in the office. */
export async function sendShown(request: OfficeRequest): Promise<Response> {
  const { searchParams } = request.url;
  const path = searchParams.get('path') ?? '';
  if (searchParams.get('size') === 'small') return sendSmall(request, path);
  const original = path.startsWith('/media/')
    ? await findFile(depsOf(request).mediaFolders, path.slice('/media/'.length))
    : undefined;
  const isPicture = original?.type.startsWith('image/') === true;
  return sendFrom(request, isPicture ? original.file : undefined, original?.type ?? '');
}

/** A drawing of the site, relative to the working directory. */
export async function sendDrawing(request: OfficeRequest): Promise<Response> {
  const { scene = '' } = request.params;
  const file = Object.hasOwn(DRAWINGS, scene) ? `public/art/${scene}.svg` : undefined;
  return sendFrom(request, file, 'image/svg+xml');
}

/** For a form's file selection. */
export async function sendChoices(request: OfficeRequest): Promise<Response> {
  const { deps, url } = request;
  return Response.json(await newestFiles(deps.db, kindOf(url), searchOf(url)));
}

async function sendFrom(
  request: OfficeRequest,
  file: string | undefined,
  type: string,
  name?: string,
): Promise<Response> {
  const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !stats?.isFile()) return noSuchRecord(request, 'picture', PICTURES);
  return new Response(fileBody(file), {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-length': String(stats.size),
      etag: `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`,
      ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  });
}

function fileNameOf({ id, name, type }: Picture): string {
  const plain = name.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '');
  return `${plain || `file-${id}`}.${type === 'image/webp' ? 'webp' : 'pdf'}`;
}
