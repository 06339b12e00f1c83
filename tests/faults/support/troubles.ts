import type { ServerResponse } from 'node:http';
import type { Trouble } from './road';

/** Every answer comes this late. */
export function slow(ms: number): Trouble {
  return (_request, _response, pass) => void setTimeout(pass, ms);
}

/** Nobody there: the connection is refused or closed without a word. */
export const down: Trouble = (_request, response) => void response.destroy();

/** The connection ends in the middle of each answer. */
export const cutMidway: Trouble = (_request, _response, pass) =>
  pass((answer, response) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const whole = Buffer.concat(chunks);
      const length = answer.headers['content-length'] ?? String(whole.length + 1);
      response.writeHead(answer.statusCode ?? 200, {
        'content-type': 'application/json',
        'content-length': length,
      });
      response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
    });
  });

/** Every second endpoint fails, always the same ones. */
export const halfBroken: Trouble = (request, response, pass) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  if (sum % 2 === 0) say(response, 500, JSON.stringify({ detail: 'secret stack trace' }));
  else pass();
};

const LIES: readonly ((response: ServerResponse) => void)[] = [
  (response) => say(response, 200, '<!doctype html><h1>Maintenance secret</h1>', 'text/html'),
  (response) =>
    say(response, 200, JSON.stringify({ error: { code: 'internal', message: 'secret' } })),
  (response) =>
    say(response, 200, JSON.stringify({ results: 'many', count: {}, '10th': 7, '12th': 'secret' })),
  (response) =>
    say(response, 200, JSON.stringify([{ id: 'secret', slug: [], title: {} }, null, 7])),
  (response) => say(response, 200, '{"results":['),
  (response) => say(response, 200, ''),
  (response) => say(response, 200, JSON.stringify({ detail: 'secret', results: null, count: -1 })),
];

/** What comes back is never what was asked for: another lie each time. */
export function lying(): Trouble {
  let told = 0;
  return (request, response, pass) => {
    const lie = LIES[told++ % LIES.length];
    // A write is done all the same; only what is said about it is nonsense.
    if (request.method === 'POST') {
      return pass((answer) => {
        answer.resume();
        lie?.(response);
      });
    }
    lie?.(response);
  };
}

/** Whichever item is asked for, another one is given, under its own name. */
export function otherItem(item: unknown): Trouble {
  return (request, response, pass) => {
    if (/news-events\/[^?]/.test(request.url ?? '')) say(response, 200, JSON.stringify(item));
    else pass();
  };
}

export function say(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'application/json',
) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}
