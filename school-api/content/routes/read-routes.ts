import { Hono } from 'hono';
import type { Reads } from '../reads/read-list';
import { academicsRoutes } from './academics';
import { admissionRoutes, type Control } from './admission';
import { albumRoutes } from './albums';
import { homeRoutes } from './home';
import { listRoutes } from './lists';
import { newsRoutes } from './news';
import { peopleRoutes } from './people';

/**
 * All reads of content. `controls` come from other modules: the fields that their forms accept
 * today.
 */
export function readRoutes(reads: Reads, controls: () => readonly Control[] = () => []) {
  const app = new Hono();
  for (const routes of [
    homeRoutes,
    newsRoutes,
    albumRoutes,
    academicsRoutes,
    peopleRoutes,
    listRoutes,
  ]) {
    app.route('/', routes(reads));
  }
  return app.route('/', admissionRoutes(reads, controls));
}
