import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainAnswers } from '@/lib/http/plain-answers';

const FRAMEWORK = 'rsc, next-router-state-tree, next-router-prefetch';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => response.setHeader('Vary', `${FRAMEWORK}, Accept-Encoding`),
  '/bare': (response) => response.setHeader('Vary', FRAMEWORK),
  '/list': (response) => response.setHeader('Vary', ['Origin', FRAMEWORK]),
  '/told': (response) => {
    response.setHeader('x-nextjs-prerender', '1');
    response.setHeader('x-nextjs-stale-time', '300');
    response.setHeader('x-nextjs-cache', 'HIT');
  },
};

const server = createServer((request, response) => {
  plainAnswers(request, response);
  answers[request.url ?? '']?.(response);
  response.end('Hare');
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

function ask(path: string): Promise<IncomingHttpHeaders> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((done) => {
    get({ port, path }, (response) => {
      response.resume();
      done(response.headers);
    });
  });
}

describe('plain answers', () => {
  it('vary by nothing that requests are freed from', async () => {
    expect((await ask('/page')).vary).toBe('Accept-Encoding');
    expect((await ask('/bare')).vary).toBeUndefined();
    expect((await ask('/list')).vary).toBe('Origin');
    expect((await ask('/none')).vary).toBeUndefined();
  });

  it('tell visitors nothing that only the framework would read', async () => {
    const headers = await ask('/told');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([
      'x-nextjs-cache',
    ]);
  });
});
