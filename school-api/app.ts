import { Hono } from 'hono';
import type { Db } from './db/db';
import { answerErrors } from './http/errors';
import { type AppEnv, requestLog } from './http/request-log';
import { safeHeaders } from './http/safe-headers';
import type { Log } from './log';
import { academicsRoutes } from './routes/academics';
import { admissionRoutes } from './routes/admission';
import { careersRoutes } from './routes/careers';
import { healthRoutes } from './routes/health';
import { homeRoutes } from './routes/home';
import { mediaRoutes } from './routes/media';
import { newsRoutes } from './routes/news';
import { programmesRoutes } from './routes/programmes';
import { studentLifeRoutes } from './routes/student-life';

export type AppParts = {
  db: Db;
  log: Log;
  /** Where pictures and files are looked for, the first folder first. */
  mediaFolders: readonly string[];
};

export type App = Hono<AppEnv>;

/** The whole school API without a socket: main.ts listens, tests call `app.request`. */
export function createApp({ db, log, mediaFolders }: AppParts): App {
  // Not strict: a path answers with and without its last slash, and nothing is redirected.
  const app: App = new Hono<AppEnv>({ strict: false });
  app.use(requestLog(log), safeHeaders);
  answerErrors(app, log);
  app.route('/healthz', healthRoutes(db, log));
  app.route('/media', mediaRoutes(mediaFolders));
  app.route('/api', homeRoutes(db));
  app.route('/api', newsRoutes(db));
  app.route('/api', admissionRoutes(db));
  app.route('/api', academicsRoutes(db));
  app.route('/api', studentLifeRoutes(db));
  app.route('/api', programmesRoutes(db));
  app.route('/api', careersRoutes(db));
  return app;
}
