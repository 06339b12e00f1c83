import type { IncomingMessage } from 'node:http';
import { ask } from '../../tests/security/raw-line';
import { type Answer, type FakeApi, json, newsOnly, startFakeApi } from './fake-api';
import { readFirst } from './fake-school';
import { newFolder, type Running, startSite } from './programs';

export const JSON_TYPE = 'Content-Type: application/json';
export const person = { first_name: 'Gopal', last_name: 'Sharma', email: 'parent@example.org' };

const school: Answer = (request, response) => {
  if (request.method !== 'POST') return newsOnly('News')(request, response);
  readFirst(json({ application_id: 'a1', status: 'ok' }, 201))(request, response);
};

export type RawSite = Awaited<ReturnType<typeof openRawSite>>;

/** The built site for raw requests, in front of a school API that records its calls. */
export async function openRawSite() {
  const api: FakeApi = await startFakeApi(school);
  const site: Running = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('line'),
    // Behind one proxy, which sets the client's address.
    env: { SITE_URL: 'https://school.example.org', TRUST_PROXY: '1' },
  });
  const port = Number(new URL(site.url).port);
  await ask(port, 'GET /robots.txt');
  return {
    api,
    port,
    url: site.url,
    posts: (): IncomingMessage[] => api.requests().filter(({ method }) => method === 'POST'),
    begin: (headers: readonly string[], body = JSON.stringify(person)) =>
      ask(port, 'POST /api/create-admission', [JSON_TYPE, ...headers], body),
    close: async () => {
      await site.stop();
      await api.close();
    },
  };
}

let visitors = 0;

export function newVisitor(): string {
  visitors += 1;
  return `X-Forwarded-For: 203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}
