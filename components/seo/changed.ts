import { createHash } from 'node:crypto';
import { changes } from '@/content/changes';
import type { Page } from '@/content/page';

export function wordsHash({ words }: Page): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

/**
 * The day on which the words of a page changed last. Words that `content/changes.ts` has not seen
 * changed after it was written: at the latest when this site was built.
 */
export function changedOn(page: Page, builtOn: string): string | undefined {
  if (page.undated) return undefined;
  const known = changes[page.path];
  return known?.hash === wordsHash(page) ? known.on : builtOn;
}
