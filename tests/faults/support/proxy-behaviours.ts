import type { ServerResponse } from 'node:http';
import type { ProxyBehaviour } from './proxy';

export function delayAnswers(ms: number): ProxyBehaviour {
  return (_request, _response, pass) => void setTimeout(pass, ms);
}

export const refuseConnections: ProxyBehaviour = (_request, response) => void response.destroy();

export const cutAnswers: ProxyBehaviour = (_request, _response, pass) =>
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
export const failHalf: ProxyBehaviour = (request, response, pass) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  if (sum % 2 === 0) say(response, 500, JSON.stringify({ detail: 'secret stack trace' }));
  else pass();
};

const NONSENSE: readonly (readonly [body: string, type?: string])[] = [
  ['<!doctype html><h1>Maintenance secret</h1>', 'text/html'],
  [JSON.stringify({ error: { code: 'internal', message: 'secret' } })],
  [JSON.stringify({ results: 'many', count: {}, '10th': 7, '12th': 'secret' })],
  [JSON.stringify([{ id: 'secret', slug: [], title: {} }, null, 7])],
  ['{"results":['],
  [''],
  [JSON.stringify({ detail: 'secret', results: null, count: -1 })],
];

export function answerNonsense(): ProxyBehaviour {
  let sent = 0;
  return (request, response, pass) => {
    const [body, type] = NONSENSE[sent++ % NONSENSE.length] ?? [''];
    // Writes are executed; only their response is invalid.
    if (request.method === 'POST') {
      return pass((answer) => {
        answer.resume();
        say(response, 200, body, type);
      });
    }
    say(response, 200, body, type);
  };
}

export function answerOtherItem(item: unknown): ProxyBehaviour {
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
