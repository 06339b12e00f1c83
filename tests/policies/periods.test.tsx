import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Privacy from '@/app/privacy/page';
import { keptFor } from '@/content/policies/kept-for';
import { RETENTION, type Retention } from '@/contract/facts/retention';
import { parse } from '../ui/parse';

const names = Object.keys(RETENTION) as (keyof Retention)[];
/** Distinct values. */
const changed = { ...RETENTION };
for (const [index, name] of names.entries()) changed[name] = 31 + index;

describe('the periods of the privacy policy', () => {
  it('are all listed, except that of the sandbox, which has no public data', () => {
    const text = keptFor(changed).join(' ');
    for (const name of names) {
      const unit = /(Day|Month|Year)s$/.exec(name)?.[1]?.toLowerCase();
      const isTold = text.includes(`${changed[name]} ${unit}s`);
      expect([name, isTold]).toEqual([name, name !== 'sandboxDays']);
    }
    expect(keptFor({ ...RETENTION, codeDays: 1 })[0]).toMatch(/: 1 day\./);
  });

  it('are on the page as the school API applies them', () => {
    const page = parse(renderToStaticMarkup(<Privacy />)).body;
    for (const sentence of keptFor(RETENTION)) expect(page.textContent).toContain(sentence);
  });
});
