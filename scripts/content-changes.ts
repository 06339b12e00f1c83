/**
 * Writes down on which day the words of each page changed last, for the sitemap: run
 * `npm run content-changes` with a change of content/. Pages that it has not seen count as changed
 * on the day of the build.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsHash } from '@/components/seo/changed';
import { changes } from '@/content/changes';
import { sitePages } from '@/content/pages';

const today = new Date().toISOString().slice(0, 10);

const lines = sitePages
  .filter(({ undated }) => !undated)
  .map((page) => {
    const hash = wordsHash(page);
    const known = changes[page.path];
    const on = known?.hash === hash ? known.on : today;
    return `  '${page.path}': { hash: '${hash}', on: '${on}' },`;
  });

const text = `/** Made by \`npm run content-changes\`: when the words of each page changed last. */
export const changes: Record<string, { hash: string; on: string }> = {
${lines.join('\n')}
};
`;

await writeFile(join(import.meta.dirname, '../content/changes.ts'), text);
