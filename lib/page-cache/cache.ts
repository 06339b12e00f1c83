import '@/lib/require-env';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { redis } from '@/lib/redis/redis';
import { checkPicture } from '@/lib/school-api/check-picture';
import { beforeExit } from '@/lib/shutdown/before-exit';
import { readBuildId } from './build-id';
import { describePages } from './count';
import { DiskPages } from './disk';
import { Pages } from './pages';
import { PictureFiles } from './pictures';
import { SharedPages } from './shared';

const build = readBuildId();
const client = redis();
const folder = join(env().SITE_DATA_DIR, 'pages');
const disk = build ? new DiskPages({ folder, build, maxFiles: 2000, log }) : undefined;
// Per build: pages refer to the files of their build, and two builds may run side by side.
const shared = build && client ? new SharedPages({ client, build }) : undefined;

/** The stored pages of this process, for Next's cache handler and for the server in front of it. */
export const pages = new Pages({
  maxBytes: 32 * 1024 * 1024,
  ...(shared && { shared }),
  ...(disk && { disk }),
});

/** Enough for all pictures of a large school in all sizes. */
const MAX_PICTURE_BYTES = 500 * 1024 * 1024;
export const pictures = build
  ? new PictureFiles({
      folder: join(env().SITE_DATA_DIR, 'pictures'),
      maxBytes: MAX_PICTURE_BYTES,
      log,
      check: checkPicture,
    })
  : undefined;

/** The build itself stores nothing: it has no content of the school API. */
export const isStoring = build !== undefined;

describePages(pages, build ?? '');
beforeExit('pages', async () => {
  await disk?.settled();
  client?.close();
});
