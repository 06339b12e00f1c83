import { expect, test } from '@playwright/test';
import { type Office, startPeopledOffice } from './office';
import { expectSoundScreen } from './office-checks';
import { addContent } from './office-content';
import { openScreen } from './office-open';
import { addPasskey } from './office-people';
import { addPictures } from './office-pictures';
import { addRecords } from './office-records';
import type { Screen } from './office-screens/screen';
import { collectPageErrors } from './page-errors';

/** One test for each screen, all in one office with records and one without. */
export function checkScreens(screens: readonly Screen[]): void {
  test.describe.configure({ mode: 'default' });
  let office: Office;
  let empty: Office;
  test.beforeAll(async () => {
    office = await startPeopledOffice({
      prepare: async (db, dataDir) => {
        await addPasskey(db, new Date());
        await addRecords(db, dataDir);
        await addContent(db);
        await addPictures(db, dataDir);
      },
      env: { DONATION_URN: 'AAATS1234A/09/15-16/T-0001', DONATION_URN_DATE: '2021-09-23' },
    });
    empty = await startPeopledOffice({ env: { SCHOOL_SEED: 'none', SMTP_URL: '' } });
  });
  test.afterAll(async () => {
    await office?.stop();
    await empty?.stop();
  });
  for (const screen of screens) {
    test(`${screen.route}, ${screen.state}`, async ({ page }) => {
      const errors = collectPageErrors(page);
      await openScreen(page, screen.empty ? empty : office, screen);
      await expectSoundScreen(page);
      // The browser tells of the page's own status.
      expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    });
  }
}
