import { Hono } from 'hono';
import { handleErrors } from '@/school-api/http/errors';
import type { AppEnv } from '@/school-api/http/request-log';
import { withheldPictures } from '@/school-api/media/withheld';
import { mediaRoutes } from '@/school-api/routes/media';
import type { PictureOffice } from './support';

/** A file as the school API gives it out just now. */
export function served({ deps, media }: PictureOffice, path: string) {
  const app = new Hono<AppEnv>();
  handleErrors(app, deps.log);
  app.route('/media', mediaRoutes([media.folder], withheldPictures(deps.db).has));
  return app.request(path);
}
