import { Hono } from 'hono';
import { registrationRoutes } from './admissions/routes';
import { jobRoutes } from './careers/routes';
import { contactRoutes } from './contact/routes';
import type { FormDeps } from './deps';
import { mailboxRoutes } from './email-proof/routes';

export function formRoutes(deps: FormDeps) {
  return new Hono()
    .route('/', registrationRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', jobRoutes(deps))
    .route('/', mailboxRoutes(deps));
}
