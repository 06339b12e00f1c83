import { Hono } from 'hono';
import { contactRoutes } from './contact';
import type { FormParts } from './form-parts';
import { jobRoutes } from './jobs';
import { registrationRoutes } from './registration';

export function formRoutes(parts: FormParts) {
  return new Hono()
    .route('/', registrationRoutes(parts))
    .route('/', contactRoutes(parts))
    .route('/', jobRoutes(parts));
}
