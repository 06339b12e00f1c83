import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type FakeApi = {
  url: string;
  /** Sets the answer to the next requests. */
  answer: (how: Answer) => void;
  requests: () => IncomingMessage[];
  close: () => Promise<void>;
};

/** A school API that answers as the test chooses. */
export function startFakeApi(first: Answer, port = 0): Promise<FakeApi> {
  let current = first;
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    current(request, response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        answer: (how) => {
          current = how;
        },
        requests: () => seen,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => closed());
          }),
      });
    });
  });
}

export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** The page of a server under maintenance, or at a wrong URL. */
export function maintenancePage(status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><h1>We will be back soon</h1>');
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
