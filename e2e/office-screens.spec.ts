import { expect, type Page } from '@playwright/test';
import type { Office } from './support/office';
import { expectSoundScreen } from './support/office-checks';
import { test } from './support/office-fixtures';
import { openScreen } from './support/office-open';
import { allScreens, isByDay } from './support/office-screens/all';
import type { Screen } from './support/office-screens/screen';
import { collectPageErrors } from './support/page-errors';

// In order: some screens request codes, which would be too early for the next ones.
test.describe.configure({ mode: 'default' });

async function check(page: Page, office: Office, screen: Screen): Promise<void> {
  const errors = collectPageErrors(page);
  // A confirmation lasts ten minutes; all screens together take longer.
  await office.confirm();
  await openScreen(page, office, screen);
  await expectSoundScreen(page);
  // The browser logs the page's own status.
  expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
}

/** One of each kind by day; tests/office/screens.test.ts checks the structure of all of them. */
for (const screen of allScreens) {
  const title = `${screen.route}, ${screen.state}`;
  const tag = isByDay(screen) ? [] : '@night';
  if (screen.empty) {
    test(title, { tag }, ({ page, emptyOffice }) => check(page, emptyOffice, screen));
  } else test(title, { tag }, ({ page, office }) => check(page, office, screen));
}
