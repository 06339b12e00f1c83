import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { hasBearer } from '@/contract/bearer';
import { errorResponse } from '@/lib/bff/error-response';
import { env } from '@/lib/env';
import { knownTags } from '@/lib/page-cache/routes';

const input = z.object({ tags: z.array(z.enum(knownTags)).min(1) });

/** The school's server names the changed tags: `{"tags":["news"]}` with `Authorization: Bearer <secret>`. */
export async function POST(request: Request): Promise<Response> {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return errorResponse(request, 'unavailable', 'REVALIDATE_SECRET is not set.');
  if (!hasBearer(request.headers, secret)) {
    return errorResponse(request, 'forbidden', 'The secret is missing or wrong.');
  }
  const body = input.safeParse(await request.json().catch(() => undefined));
  if (!body.success) {
    const message = `Send {"tags":[...]} with names of: ${knownTags.join(', ')}.`;
    return errorResponse(request, 'malformed', message);
  }
  for (const tag of body.data.tags) revalidateTag(tag, 'max');
  return Response.json({ revalidated: body.data.tags });
}
