import { chromium } from 'playwright';

/** Lighthouse's phone: the pictures that it will ask for have their sizes made here. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Every page is rendered and kept, and its pictures resized, before anything is measured. */
export async function warmUp(executablePath, url, paths) {
  const slug = await firstArticle(url);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage(phone);
    for (const path of paths) {
      await page.goto(url + path.replace('{slug}', slug), { waitUntil: 'networkidle' });
    }
  } finally {
    await browser.close();
  }
  return slug;
}

/** Asked until the news are there: the school API may just have been started. */
async function firstArticle(url) {
  for (let tries = 0; tries < 20; tries++) {
    const html = await (await fetch(`${url}/news-event`)).text();
    const [, slug] = /\/news-event\/detail\/([\w-]+)/.exec(html) ?? [];
    if (slug) return slug;
    await new Promise((next) => setTimeout(next, 1000));
  }
  throw new Error('The news page shows no news.');
}
