import { ask } from '../../tests/security/raw-line';
import { type Answer, json, newsOnly, openFakeSite } from './fake-api';
import { readFirst } from './fake-school';

export const JSON_TYPE = 'Content-Type: application/json';
export const person = { first_name: 'Gopal', last_name: 'Sharma', email: 'parent@example.org' };

const school: Answer = (request, response) => {
  if (request.method !== 'POST') return newsOnly('News')(request, response);
  readFirst(json({ application_id: 'a1', status: 'ok' }, 201))(request, response);
};

export type RawSite = Awaited<ReturnType<typeof openRawSite>>;

/** The built site for raw requests, in front of a school API that records its calls. */
export async function openRawSite() {
  // Behind one proxy, which sets the client's address.
  const env = { SITE_URL: 'https://school.example.org', TRUST_PROXY: '1' };
  const { api, url, close } = await openFakeSite(school, env);
  const port = Number(new URL(url).port);
  await ask(port, 'GET /robots.txt');
  return {
    api,
    port,
    url,
    posts: () => api.requests().filter(({ method }) => method === 'POST'),
    begin: (headers: readonly string[], body = JSON.stringify(person)) =>
      ask(port, 'POST /api/create-admission', [JSON_TYPE, ...headers], body),
    close,
  };
}

let visitors = 0;

/** An address not yet counted by any rate limit. */
export function newVisitor(): string {
  visitors += 1;
  return `X-Forwarded-For: 203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}
