import { expect } from 'vitest';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';

export async function farIsLaidOut({ run }: Visitor): Promise<void> {
  await until(async () =>
    expect(await run(() => 'early' in document.documentElement.dataset)).toBe(false),
  );
}

/** Opens a page; waits for the site's script and for the layout of far content. */
export async function openEnhanced(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await until(async () =>
    expect(await visitor.run(() => customElements.get('ui-nav') !== undefined)).toBe(true),
  );
  await farIsLaidOut(visitor);
}

/** The returned function asserts that the page was not reloaded since. */
export async function openToStay(visitor: Visitor, path: string): Promise<() => Promise<void>> {
  await openEnhanced(visitor, path);
  await visitor.run(() => document.documentElement.setAttribute('data-same', ''));
  return async () => {
    const same = await visitor.run(() => document.documentElement.hasAttribute('data-same'));
    expect(same, 'is still the same page').toBe(true);
  };
}
