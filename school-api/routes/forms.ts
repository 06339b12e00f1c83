import { Hono } from 'hono';
import { contactRoutes } from './contact';
import type { FormDeps } from './form-deps';
import { jobRoutes } from './jobs';
import { mailboxRoutes } from './mailbox';
import { receiptRoutes } from './receipts';
import { registrationRoutes } from './registration';

export function formRoutes(deps: FormDeps) {
  return new Hono()
    .route('/', registrationRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', jobRoutes(deps))
    .route('/', mailboxRoutes(deps))
    .route('/', receiptRoutes(deps));
}
