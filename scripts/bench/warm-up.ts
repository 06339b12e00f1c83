import { chromium } from 'playwright';

/** The viewport of Lighthouse's phone, so that the same picture sizes are made. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Renders every page and resizes its pictures before the measurement. */
export async function warmUp(executablePath: string, urls: readonly string[]): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage(phone);
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
}
