import type { Page } from '@playwright/test';
import { z } from 'zod';

const thing = z.looseObject({ '@type': z.string() });
const block = z.union([
  z.object({ '@graph': z.array(thing) }),
  thing.transform((one) => ({ '@graph': [one] })),
]);

/** The structured data objects of one type on the page. */
export async function thingsOf(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.flatMap((text) => block.parse(JSON.parse(text))['@graph']);
  return things.filter((each) => each['@type'] === type);
}
