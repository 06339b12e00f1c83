import { Hono } from 'hono';
import type { Reads } from '../reads/read-list';
import { academicsRoutes } from './academics';
import { admissionRoutes, type FormFacts, noFormFacts } from './admission';
import { albumRoutes } from './albums';
import { homeRoutes } from './home';
import { listRoutes } from './lists';
import { newsRoutes } from './news';
import { purposeRoutes } from './purposes';

export function readRoutes(reads: Reads, facts: FormFacts = noFormFacts) {
  const app = new Hono();
  for (const routes of [
    homeRoutes,
    newsRoutes,
    albumRoutes,
    academicsRoutes,
    purposeRoutes,
    listRoutes,
  ]) {
    app.route('/', routes(reads));
  }
  return app.route('/', admissionRoutes(reads, facts));
}
