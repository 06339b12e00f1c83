import { Hono } from 'hono';
import { admissionsRoutes } from './admissions/routes';
import { careersRoutes } from './careers/routes';
import { contactRoutes } from './contact/routes';
import type { FormDeps } from './deps';
import { mailboxRoutes } from './mailbox/routes';

export function formRoutes(deps: FormDeps) {
  return new Hono()
    .route('/', admissionsRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', careersRoutes(deps))
    .route('/', mailboxRoutes(deps));
}
