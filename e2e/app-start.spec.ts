import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { notStarted } from '@/content/not-started';
import { answers, continueButton, expectAlert, fillMessage, missing } from './support/contact';
import { fillDonor } from './support/donation';
import { hold, holdScripts } from './support/failing-calls';
import { collectPageErrors } from './support/page-errors';
import { button, expectToast, heading, noteToasts } from './support/registration';
import { waitForEnhance } from './support/reload';
import { newEmail } from './support/school';

/** The framework has its data as soon as it starts. */
const isStarted = (page: Page) => page.evaluate(() => '__next_f' in window);

/** The built files that contain a text. */
function filesWith(text: string): RegExp {
  const folder = '.next/static/chunks';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = names.filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
  expect(found).not.toEqual([]);
  return new RegExp(found.join('|'));
}

// Playwright disables it by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const forms = [
  ...[
    '/register',
    '/donate-register',
    '/contact-us',
    '/careers/apply-now',
    '/direct-bank-transfer',
  ],
  ...['/register/status', '/contribute/my-donations', '/privacy/my-data'],
];

function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${name}`)) count += 1;
  });
  return () => count;
}

test.describe('before the first touch', () => {
  for (const path of forms) {
    test(`${path} runs only the document script, and prefetches the others when idle`, async ({
      page,
    }) => {
      const errors = collectPageErrors(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) asked.push(`${request.resourceType()} ${pathname}`);
      });
      const fetched = page.waitForRequest(/chunks/);
      await page.goto(path);
      await waitForEnhance(page);
      await fetched;
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Tab');
      expect(asked.filter((file) => file.startsWith('script'))).toEqual(['script /enhance.js']);
      expect(await isStarted(page)).toBe(false);
      expect(errors).toEqual([]);
    });
  }

  test('does not prefetch for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chunks/')) files.push(request.url());
    });
    await page.goto('/contact-us');
    await waitForEnhance(page);
    // Idle callbacks run in the order in which they were requested.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    // No style sheets either: their rules are in the page.
    expect(files).toEqual([]);
    await page.getByLabel('Full Name').focus();
    await expect.poll(() => files.length).toBeGreaterThan(0);
  });
});

test.describe('the form starts', () => {
  test('on a click without a pointer, as from a screen reader', async ({ page }) => {
    await page.goto('/register');
    await waitForEnhance(page);
    await button(page, 'Send OTP').evaluate(
      (control) => control instanceof HTMLElement && control.click(),
    );
    await expect(page.getByText('First Name is required')).toBeVisible();
  });

  test('at once if the address prefills it or the tab has stored state', async ({ page }) => {
    for (const address of ['/contact-us#notice', '/donate-register?cause=cow-care']) {
      await page.goto(address);
      await expect.poll(() => isStarted(page), { message: address }).toBe(true);
    }
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.goto('/contact-us');
    await expect.poll(() => isStarted(page)).toBe(true);
  });

  test('without moving the focus or the caret', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact-us');
    const name = page.getByLabel('Full Name');
    await name.click();
    await page.keyboard.type('Asha Vrajwasi');
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.locator('altcha-widget')).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.type('j');
    await expect(name).toHaveValue('Asha Vrajjwasi');
  });
});

test('while React waits for a file of the form, Copy and the menus work', async ({ page }) => {
  await hold(page, filesWith('tell-transfer'));
  await page.goto('/direct-bank-transfer#main');
  await waitForEnhance(page);
  // From now on React stops the presses that it cannot handle yet.
  const listens = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
  await expect.poll(() => page.evaluate(listens)).toBe(true);
  await button(page, 'Copy IFSC').click();
  await expect(page.locator('body > [role=status]')).toHaveText('Copied');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Facilities', 'Academics']) {
    await main.locator('summary', { hasText: name }).click();
    await expect(main.locator('details[open]')).toContainText(name);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await expect(main.locator('details[open]')).toHaveCount(0);
});

test.describe('input before the form starts', () => {
  test('is kept: typed, pasted, autofilled, chosen', async ({ page }) => {
    const errors = collectPageErrors(page);
    const release = await holdScripts(page);
    await page.goto('/donate-register');
    await page.getByLabel('Full name').click();
    await page.keyboard.type('Asha');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await page.getByLabel('City').click();
    await page.keyboard.press('ControlOrMeta+V');
    // Autofill sends these two events and moves no focus.
    await page.getByLabel('Email').evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'asha@example.org';
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    });
    await page.getByLabel('Country code').fill('United K');
    release();
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeVisible();
    const kept = () => page.evaluate(() => sessionStorage.getItem('donation') ?? '');
    for (const text of ['"donor_name":"Asha"', '"city":"Asha"', '"email":"asha@example.org"']) {
      await expect.poll(kept).toContain(text);
    }
    expect(errors).toEqual([]);
  });

  test('is kept while a syllable is being composed', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const [path, label, started] of [
      ['/contact-us', 'Full Name', 'altcha-widget'],
      ['/register', 'First Name', '[data-sonner-toaster], section[aria-label^=Notifications]'],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path);
      const field = page.getByLabel(label);
      await field.click();
      await compose('राध');
      release();
      await expect(page.locator(started).first()).toBeAttached();
      await compose('राधा');
      await session.send('Input.insertText', { text: 'राधा' });
      await page.keyboard.type(' Rao');
      await expect(field).toHaveValue('राधा Rao');
    }
  });

  test('is kept on a page that the browser has translated, as are the press and the focus', async ({
    page,
  }) => {
    await page.goto('/register');
    await waitForEnhance(page);
    await page.evaluate(() => {
      // In the same way as Chromium's translation.
      for (const label of document.querySelectorAll('main label, main h3')) {
        const font = document.createElement('font');
        font.append(...label.childNodes);
        label.append(font);
      }
    });
    const release = await holdScripts(page);
    await page.getByLabel('First Name').fill('Gopal');
    await page.getByLabel('Last Name').fill('Vrajwasi');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Email').press('Enter');
    const sent = page.waitForResponse('**/api/send-otp');
    release();
    await sent;
    await expect(page.getByLabel('First Name')).toHaveValue('Gopal');
    await expect(page.getByLabel('OTP')).toBeFocused();
  });

  test('is kept when the visitor leaves and comes back', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact-us');
    await fillMessage(page);
    await page.goto('/about');
    await page.goBack();
    for (const [label, value] of Object.entries(answers)) {
      await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value);
    }
    release();
    await continueButton(page).click();
    // Nothing was missing but the captcha.
    await expectAlert(page, missing);
    await expect(page.getByLabel('Full Name')).toHaveValue(answers['Full Name']);
  });

  test('is pressed once: a code is sent to the typed address', async ({ page }) => {
    await noteToasts(page);
    const release = await holdScripts(page);
    const sends = countCalls(page, 'send-otp');
    await page.goto('/register');
    await page.getByLabel('First Name').fill('Gopal');
    await page.getByLabel('Last Name').fill('Vrajwasi');
    await page.getByLabel('Email').fill(newEmail());
    await button(page, 'Send OTP').dblclick();
    await expect(button(page, 'Send OTP')).toHaveAttribute('aria-busy', 'true');
    const drawn = (control: Element) => getComputedStyle(control, '::after').animationName;
    expect(await button(page, 'Send OTP').evaluate(drawn)).not.toBe('none');
    release();
    await expectToast(page, 'OTP sent successfully!');
    expect(sends()).toBe(1);
  });

  test('is sent once', async ({ page }) => {
    const release = await holdScripts(page);
    const begun = countCalls(page, 'create-donation');
    await page.goto('/donate-register');
    await fillDonor(page);
    await button(page, 'Continue').dblclick();
    await page.getByLabel('City').press('Enter');
    release();
    await expect(heading(page, 'Review your donation')).toBeFocused();
    expect(begun()).toBe(1);
  });

  test('is kept when a file cannot be loaded: the page shows an error and retries', async ({
    page,
  }) => {
    await page.route(/\/chunks\//, (route) => route.abort());
    await page.goto('/contact-us');
    await fillMessage(page);
    await continueButton(page).click();
    const note = page.getByRole('alert').filter({ hasText: notStarted.text });
    await expect(note).toBeInViewport();
    await page.unroute(/\/chunks\//);
    await note.getByRole('button', { name: notStarted.again }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(note).toBeHidden();
    await page.keyboard.press('Escape');
    for (const [label, value] of Object.entries(answers)) {
      await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value);
    }
  });
});
