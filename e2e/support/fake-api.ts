import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { API_PREFIX, calls, type ReadName, readNames } from '@/contract';
import { portOf } from '../../scripts/run/ports.mjs';
import { newFolder, startSite } from './programs';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export async function startFakeApi(first: Answer, port = 0) {
  let current = first;
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    current(request, response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** Sets the answer to the next requests. */
    answer: (how: Answer) => {
      current = how;
    },
    requests: () => seen,
    close: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

/** A site in front of a school API whose answers a test sets. */
export async function openFakeSite(first: Answer, env?: Record<string, string>) {
  const api = await startFakeApi(first);
  const dataDir = newFolder('fake');
  const site = await startSite({ apiUrl: api.url, dataDir, env });
  const close = async () => {
    await site.stop();
    await api.close();
  };
  return { api, site, url: site.url, dataDir, close };
}

export type FakeSite = Awaited<ReturnType<typeof openFakeSite>>;

/** The requested read of the contract; a trailing slash is optional. */
export function readNameOf({ url = '' }: IncomingMessage): ReadName | undefined {
  const { pathname } = new URL(url, 'http://school');
  const bare = pathname.slice(API_PREFIX.length).replace(/\/$/, '');
  return readNames.find((name) => {
    const pattern = calls[name].path.replace(/\/$/, '').replace('{slug}', '[^/]+');
    return new RegExp(`^${pattern}$`).test(bare);
  });
}

export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

export const newsItem = (title: string, content = '<p>Text</p>') => ({
  slug: 'first',
  title,
  description: 'What happened',
  content,
  picture: null,
  created_at: '2026-10-01T10:00:00Z',
});

/** One news item in the news reads, and empty lists elsewhere. */
export function newsOnly(title: string, content?: string): Answer {
  return (request, response) => {
    const path = request.url ?? '';
    const item = newsItem(title, content);
    const body = /news-events\/[^?]/.test(path)
      ? item
      : path.includes('news-events')
        ? { results: [item], count: 1 }
        : path.includes('admission-dates')
          ? { dates_with_locations: [], admission_texts_with_locations: [] }
          : [];
    json(body)(request, response);
  };
}
