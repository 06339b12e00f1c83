import { createHash } from 'node:crypto';
import { changes } from '@/content/changes';
import type { Page } from '@/content/page';

export function textHash({ copy }: Page): string {
  return createHash('sha256').update(JSON.stringify(copy)).digest('hex').slice(0, 16);
}

/**
 * The day on which a page's text last changed. Text not yet in `content/changes.ts` counts as
 * changed on the day of the build.
 */
export function changedOn(page: Page, builtOn: string): string | undefined {
  if (page.undated) return undefined;
  const known = changes[page.path];
  return known?.hash === textHash(page) ? known.on : builtOn;
}
