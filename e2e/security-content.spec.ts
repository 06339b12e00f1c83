import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { sanitise } from '@/lib/html/sanitise';
import { nastyMarkup } from '../tests/lib/html/nasty-markup';
import { FOREIGN, payloads } from '../tests/security/payloads';
import { cases, some } from '../tests/support/cases';
import { type FakeSite, openFakeSite } from './support/fake-api';
import { hostileSchool, newsSlugs } from './support/hostile-school';
import { shared } from './support/shared';

// One site for the file. Hundreds of payloads are on each of its pages.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// A trace would render hundreds of frames after each step.
test.use({ trace: 'off' });

let site: FakeSite;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  site = await openFakeSite(hostileSchool);
});
test.afterAll(() => site?.close());

/** Which payloads ran, which policy reports were sent, and which other hosts were requested. */
async function watch(page: Page) {
  const seen = { ran: new Set<number>(), blocked: [] as string[], foreign: [] as string[] };
  await page.exposeFunction('ran', (id: number) => void seen.ran.add(id));
  page.on('dialog', (dialog) => {
    seen.ran.add(-1);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.blocked.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes(FOREIGN)) seen.foreign.push(request.url());
  });
  return seen;
}

/** Elements that could still run, follow or load something from the school's content. */
function activeParts() {
  const found: string[] = [];
  const addresses =
    'href,src,action,formaction,data,poster,srcset,srcdoc,ping,background,xlink:href';
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (!addresses.split(',').includes(name)) continue;
      const { protocol } = new URL(value, location.href);
      const isPlain = ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
      const isOwnImage = element.localName === 'img' && protocol === 'data:';
      if (!isPlain && !isOwnImage) found.push(`${element.localName} ${name}=${value}`);
    }
  }
  for (const text of document.querySelectorAll('.rich-text')) {
    const bad = text.querySelectorAll(
      'script,style,link,meta,base,iframe,object,embed,form,svg,math',
    );
    for (const element of bad) found.push(element.outerHTML);
  }
  return found;
}

const pages = [
  ...['/', '/student-life/alumini', '/acedemics/faculty', '/register'],
  ...['/acedemics/curriculum', '/acedemics/publications', '/acedemics/results'],
  ...['/vedic-gurukulam', '/competition', '/weekly-schedule', '/careers', '/careers/apply-now'],
  '/news-event',
  ...newsSlugs.map((slug) => `/news-event/detail/${slug}`),
];

// Each list shows all payloads: by day a few pages are enough.
for (const path of some(pages, 7)) {
  test(`no field of the school API on ${path} runs a script, links away or loads from another host`, async ({
    page,
  }) => {
    const seen = await watch(page);
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(200);
    expect(await page.evaluate(activeParts)).toEqual([]);
    expect([...seen.ran]).toEqual([]);
    expect(seen.foreign).toEqual([]);
    // Sanitising alone was enough: the policy blocked nothing.
    expect(seen.blocked).toEqual([]);
  });
}

test('markup of any shape is parsed by a browser as it was cleaned @night', async ({ page }) => {
  const cleaned = fc.sample(nastyMarkup, cases({ night: 2_000 })).map((html) => sanitise(html));
  const texts = cleaned.map((text) => `<div class="rich-text">${text}</div>`);
  const body = `<!doctype html><meta charset="utf-8"><body>${texts.join('')}`;
  // Without a policy.
  await page.route(`${site.url}/cleaned`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  const seen = await watch(page);
  await page.goto(`${site.url}/cleaned`);
  const read = () => [...document.body.children].map(({ innerHTML }) => innerHTML);
  expect(await page.evaluate(read)).toEqual(cleaned);
  expect(await page.evaluate(activeParts)).toEqual([]);
  expect([...seen.ran]).toEqual([]);
});

/** Puts each raw payload into a separate frame, which inherits the page's policy. */
async function putBack(page: Page, path: string, options: { policy: boolean }) {
  const frames = payloads.map((payload) => {
    const text = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<iframe class="put-back" srcdoc="${text}"></iframe>`;
  });
  await page.route(site.url + path, async (route, request) => {
    // A form in a frame may load the page again.
    if (request.frame() !== page.mainFrame()) return route.abort();
    const response = await route.fetch();
    const headers = response.headers();
    if (!options.policy) delete headers['content-security-policy'];
    const body = (await response.text()).replace('</body>', () => `${frames.join('')}</body>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto(site.url + path);
  await page.evaluate(() => {
    const clickable = 'a,area,button,input,text';
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.put-back')) {
      for (const element of frame.contentDocument?.querySelectorAll(clickable) ?? []) {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    }
  });
}

/** One page per kind of policy: a document, an app, and one with a worker. */
for (const path of ['/about', '/register', '/contact-us']) {
  test(`without sanitising, the policy of ${path} still lets nothing run`, async ({ page }) => {
    const seen = await watch(page);
    await putBack(page, path, { policy: true });
    const enough = payloads.length / 2;
    await expect.poll(() => seen.blocked.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    // After a round trip through the page its earlier tasks have run.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect([...seen.ran]).toEqual([]);
  });
}

test('without sanitising and policy, at least 150 of the same payloads do run', async ({
  page,
}) => {
  const seen = await watch(page);
  await putBack(page, '/about', { policy: false });
  await expect.poll(() => seen.ran.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(150);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
