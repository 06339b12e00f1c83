import { Hono } from 'hono';
import { PREVIEW_TOKEN } from '@/contract/preview';
import type { Db } from '../../db';
import { ApiError } from '../../platform';
import { findToken } from './tokens';
import { viewPreview } from './view-preview';

/** Only for the site: docs/decisions/preview.md. */
export function previewRoutes({ db, now }: { db: Db; now: () => Date }) {
  return new Hono().get('/preview/:token', async (c) => {
    c.header('cache-control', 'no-store');
    const token = c.req.param('token');
    const record = PREVIEW_TOKEN.test(token) ? await findToken(db, token, now()) : undefined;
    const preview = record && (await viewPreview({ db, now }, record));
    if (preview === undefined) throw new ApiError('not_found', 'There is no such preview.');
    return c.json(preview);
  });
}
