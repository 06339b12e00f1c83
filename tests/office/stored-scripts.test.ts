import { describe, expect, it } from 'vitest';
import { officeRoutes } from '@/school-api/office/routes';
import { some } from '../support/cases';
import { fillEverything } from './support/fill-everything';
import { foreign } from './support/foreign';
import { openTestOffice } from './support/office';
import { readPage } from './support/read-page';

/** What somebody may enter in a form of the site, or get into a name. */
const PAYLOADS = some(
  [
    '<script>zzx()</script>',
    '</script><script>zzx()</script>',
    '"><script>zzx()</script>',
    "'><img src=x onerror=zzx()>",
    '"><img src=x onerror=zzx()>',
    '<img src=x onerror=zzx()>',
    '<svg/onload=zzx()//',
    '" onfocus="zzx()" autofocus="',
    "' onfocus='zzx()' autofocus='",
    '" style="background:url(//evil.example)',
    '</textarea><script>zzx()</script>',
    '</title><script>zzx()</script>',
    '</select><zzx onclick=zzx()>',
    '--><zzx onclick=zzx()><!--',
    '<iframe srcdoc="<script>zzx()</script>">',
    '<a href="javascript:zzx()">x</a>',
    'javascript:zzx()',
    '&lt;script&gt;zzx()&lt;/script&gt;',
    '<base href=//evil.example>',
    '<form action=//evil.example><input name=code>',
    '<meta http-equiv=refresh content=0;url=//evil.example>',
    '<link rel=stylesheet href=//evil.example>',
  ],
  6,
);

const office = await openTestOffice();
const head = await office.as('head');
const details = new Map<string, readonly string[]>();
for (const words of PAYLOADS) {
  const from = { now: office.deps.now(), owner: head };
  details.set(words, await fillEverything(office.deps.db, words, from));
}

async function look(path: string) {
  const response = await head.get(path);
  const html = await response.text();
  const { elements, texts } = readPage(html);
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  return { status: response.status, elements, shown: [...texts, ...values].join('\n') };
}

describe('input from strangers and colleagues', () => {
  it.each(PAYLOADS)('is text on each record’s page: %s', async (words) => {
    const paths = details.get(words) ?? [];
    expect(paths).toHaveLength(11);
    for (const path of paths) {
      const { status, elements, shown } = await look(path);
      expect(status, path).toBe(200);
      expect(elements.filter(foreign), path).toEqual([]);
      expect(shown, path).toContain(words);
    }
  });

  const listPaths = officeRoutes
    .filter(({ method, path }) => method === 'GET' && !/:|\/file$/.test(path))
    .map(({ path }) => path);

  it('is text in every list', async () => {
    const seen: string[] = [];
    for (const path of listPaths) {
      const { status, elements, shown } = await look(path);
      expect(status, path).toBeLessThan(500);
      expect(elements.filter(foreign), path).toEqual([]);
      if (PAYLOADS.some((words) => shown.includes(words))) seen.push(path);
    }
    const lists = ['/applications', '/donations', '/messages', '/jobs', '/people', '/transfers'];
    const more = ['/audit', '/applications/decisions', '/donations/purposes', '/people/sessions'];
    expect(seen.sort()).toEqual([...lists, ...more].sort());
  });

  it.each(PAYLOADS)('is text in every list, from the address: %s', async (words) => {
    for (const path of listPaths) {
      const { status, elements } = await look(`${path}${asked(words)}`);
      expect(status, path).toBeLessThan(500);
      expect(elements.filter(foreign), path).toEqual([]);
    }
  });

  it.each(PAYLOADS)('is text in a form that is shown again: %s', async (words) => {
    for (const [path, names] of [
      ['/donations/new', ['donorName', 'reference', 'address', 'purpose', 'email', 'amount']],
      ['/donations/new', ['id']],
      ['/people/invite', ['name', 'email', 'role']],
      ['/sign-in/code', ['email', 'to']],
      ['/confirm/code', ['kept:x', `kept:${words}`, 'to']],
    ] as const) {
      const fields = Object.fromEntries(names.map((name) => [name, words]));
      const { elements } = readPage(await (await head.post(path, fields)).text());
      expect(elements.length, path).toBeGreaterThan(10);
      expect(elements.filter(foreign), path).toEqual([]);
    }
  });
});

const QUERY =
  'q,state,progress,class,type,vacancy,since,until,action,who,person,to,message,before'.split(',');

function asked(words: string): string {
  return `?${new URLSearchParams(QUERY.map((name) => [name, words]))}`;
}
