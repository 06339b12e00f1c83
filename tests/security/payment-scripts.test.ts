import { describe, expect, it } from 'vitest';
import { paymentPages } from '@/content/payment-scripts';
import { defaultHeaders } from '@/lib/http/default-headers';
import { appStart } from '@/lib/page-cache/app-start';
import { afterFirstFrame } from '@/lib/page-cache/first-frame';
import { plainPolicyFor, policyFor } from '@/lib/page-cache/policy';
import { ruleFor } from '@/lib/page-cache/routes';
import { sourceHash } from '@/lib/page-cache/source-hash';
import { differences } from '@/scripts/payment-scripts/differences';

const SITE = 'https://school.example.org';
const CHUNK = '/_next/static/chunks/0a_b-c.js';
const LATER = '/_next/static/chunks/later~1.js';
const DATA = 'self.__next_f.push([1,"1:I[2,[],\\"a\\"]"])';

const files: Record<string, string> = {
  '/enhance.js': 'export {}',
  [CHUNK]: 'load("static/chunks/later~1.js")',
  [LATER]: 'later()',
};

type Deployed = {
  body?: string;
  starter?: string;
  appStarter?: string;
  headers?: Record<string, string>;
};

const BUNDLE = '(()=>{start()})();';

const { tag: starter } = afterFirstFrame({
  script: '/enhance.js?v=1',
  fonts: ['/_next/static/media/a.woff2'],
});
const { tag: appStarter } = appStart(BUNDLE, [`${CHUNK}?dpl=2`]);

/** A page as the site sends it, except for what a test changes. */
function page(path: string, deployed: Deployed = {}): Response {
  const texts = [
    deployed.starter ?? starter,
    deployed.appStarter ?? appStarter,
    `<script type="app-data">${DATA}</script>`,
    deployed.body ?? '',
  ];
  const html = `<!DOCTYPE html><head>${texts.join('')}</head><p>Form</p>`;
  const inline = [
    ...html.matchAll(/<script(?: (?:type|data-files)="[^"]*")?>(.*?)<\/script>/gs),
  ].map(([, text = '']) => text);
  const rules = '<script type="app-styles">.error { color: red }</script>';
  return new Response(html + rules, {
    headers: {
      'content-security-policy': policyFor(ruleFor(path), { scripts: inline.map(sourceHash) }),
      'reporting-endpoints': 'csp="/api/csp-reports"',
      ...deployed.headers,
    },
  });
}

function check(path: string, deployed: Deployed = {}, sent: Record<string, string> = files) {
  const fetch = async (url: string) => {
    const { pathname } = new URL(url);
    if (pathname === path) return page(path, deployed);
    const text = sent[pathname];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  const readBuilt = async (file: string) => {
    const text = files[file];
    return text === undefined ? undefined : Buffer.from(text);
  };
  return differences({ url: SITE + path, bundle: BUNDLE, fetch, readBuilt });
}

const INVENTORY = 'which content/payment-scripts.ts does not name';

describe('a deployed payment page', () => {
  it.each(paymentPages)('%s matches the inventory', async (path) => {
    expect(await check(path)).toEqual([]);
  });

  const EVIL = 'https://evil.example.org/a.js';
  const script = (text: string) => ({ body: `<script>${text}</script>` });
  const file = (address: string) => ({ body: `<script src="${address}"></script>` });
  const policy = (text: string) => ({ headers: { 'content-security-policy': text } });
  const loads = (address: string) => `/register loads ${address}, ${INVENTORY}.`;
  const has = (text: string) =>
    `/register has a script that begins with '${text.slice(0, 60)}', ${INVENTORY}.`;
  const changed = starter.replace('setTimeout(start', 'steal();setTimeout(start');
  const another = afterFirstFrame({ script: EVIL, fonts: [] }).tag;
  const behindData = 'self.__next_f.push([1]);steal()';
  const bundle = appStart(`${BUNDLE}steal()`, []).tag;
  const touched = appStart(BUNDLE, [EVIL]).tag;

  it.each<[string, Deployed, string]>([
    ['a script of another host', file(EVIL), loads(EVIL)],
    ['another file of the site', file('/media/a.js'), loads('/media/a.js')],
    [
      'a preloaded script',
      { body: `<link rel="modulepreload" href="${EVIL.slice(6)}">` },
      loads(EVIL.slice(6)),
    ],
    ['a script in the page', script('steal()'), has('steal()')],
    ['code behind data', script(behindData), has(behindData)],
    ['a starter with more in it', { starter: changed }, has(starter.slice(8))],
    ['a starter that starts another file', { starter: another }, loads(EVIL)],
    ['another bundle that starts the form', { appStarter: bundle }, has(`${BUNDLE}steal()`)],
    ['a file of another host that a touch would start', { appStarter: touched }, loads(EVIL)],
    ['no policy', policy(''), "/register: its script-src does not have 'self'."],
    [
      'two policies',
      policy("default-src 'none', default-src *"),
      '/register has more than one Content-Security-Policy.',
    ],
    [
      'a looser policy',
      policy(plainPolicyFor('/register')),
      "/register: its script-src allows 'unsafe-inline'.",
    ],
    [
      'no address for reports',
      { headers: { 'reporting-endpoints': '' } },
      '/register names no address for reports.',
    ],
  ])('does not match the inventory with %s', async (_, deployed, sentence) => {
    expect(await check('/register', deployed)).toContain(sentence);
  });

  it.each([CHUNK, LATER])('is compared with the build: %s', async (path) => {
    const found = await check('/register', {}, { ...files, [path]: `${files[path]};steal()` });
    expect(found).toEqual([`${path} differs from the build in this folder.`]);
  });

  it('may load no file that the build lacks', async () => {
    const more = '/_next/static/chunks/more.js';
    const named = { ...files, [LATER]: 'load("static/chunks/more.js")', [more]: 'more()' };
    expect(await check('/register', {}, named)).toEqual([
      `${LATER} differs from the build in this folder.`,
      `${more} is no file of the build in this folder.`,
    ]);
  });
});

it('reports violations on payment pages only', () => {
  const headers = defaultHeaders({ https: true, policy: true, indexable: true });
  for (const path of [...paymentPages, '/register?a=1']) {
    expect(headers(path)).toHaveProperty('reporting-endpoints', 'csp="/api/csp-reports"');
  }
  for (const path of ['/', '/about', '/registers', '/media/register']) {
    expect(headers(path)).not.toHaveProperty('reporting-endpoints');
  }
});
