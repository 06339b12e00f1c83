import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { startSite, world } from '../lib/school-api/fresh-site';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';

export const answers = {
  vacancy: 'Teacher of Mathematics',
  applicant_name: 'Radha Rao',
  mobile_code: '+91',
  mobile: '90000 00004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

type Headers = Record<string, string>;

/** The site's route, and how to send it a form. */
export async function start(factor = '1000') {
  await startSite({ RATE_LIMIT_FACTOR: factor });
  const { POST } = await import('@/app/api/job-apply/route');
  const post = (body: Buffer | ReadableStream, type: string, headers: Headers = {}) =>
    POST(
      new NextRequest('http://localhost/api/job-apply', {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: body instanceof ReadableStream ? body : new Uint8Array(body),
        duplex: 'half',
      }),
    );
  return {
    post,
    send: ({ body, type }: { body: Buffer; type: string }, headers?: Headers) =>
      post(body, type, headers),
  };
}

export function listen(status = 201) {
  const got: { request: IncomingMessage; body: Buffer | 'broken off' }[] = [];
  world.api.behave(async (request, response) => {
    const body = await buffer(request).catch(() => 'broken off' as const);
    got.push({ request, body });
    if (body !== 'broken off') response.writeHead(status).end();
  });
  return got;
}

const error = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export async function refusal(response: Response) {
  return { status: response.status, ...error.parse(await response.json()).error };
}

export const application = (file = samplePdf(), changes: Headers = {}) =>
  multipart([...textParts({ ...answers, ...changes }), cv(file)]);
