import { expect } from 'vitest';
import { addresses } from '../../../e2e/support/routes';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';
import { expectSoundLayout } from './layout';

export const pages = Object.fromEntries(
  addresses.map((path) => [path, (visitor: Visitor) => lookAt(visitor, path)]),
);

async function lookAt(visitor: Visitor, path: string): Promise<void> {
  await open(visitor, path);
  const isMissing = path.includes('/no-such-');
  await until(async () => {
    const title = await visitor.run(() => document.querySelector('h1')?.textContent ?? '');
    expect(title).not.toBe('');
    if (path === '/no-such-page') expect(title).toBe('Oops! Page not found');
    if (!isMissing) expect(title).not.toBe('Oops! Page not found');
  });
  await expectSoundLayout(visitor);
}

async function open(visitor: Visitor, path: string): Promise<void> {
  if (!path.includes('{slug}')) return visitor.open(path);
  await visitor.open('/news-event');
  const link = await visitor.css('a[href^="/news-event/detail/"]').nth(0).all();
  await visitor.open(link[0]?.href ?? '');
}
