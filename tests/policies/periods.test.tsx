import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PolicyPage } from '@/components/policies/policy-page';
import { keptFor } from '@/content/policies/kept-for';
import { privacyPolicy } from '@/content/policies/privacy';
import { periodsMark, RETENTION, type Retention } from '@/contract/facts/retention';
import { retentionVariables } from '@/contract/facts/retention-variables';
import { parseEnv } from '@/lib/env';
import { readConfig } from '@/school-api/config';
import { parse } from '../ui/parse';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const names = Object.keys(RETENTION) as (keyof Retention)[];
/** Each with a value of its own, that no default has. */
const changed = Object.fromEntries(
  Object.keys(retentionVariables).map((name, n) => [name, String(31 + n)]),
);

describe('the periods of the privacy policy', () => {
  it('are those after which the school API removes, whatever the variables say', () => {
    for (const variables of [{}, changed]) {
      expect(parseEnv(variables).retention).toEqual(readConfig(variables).retention);
    }
    const { retention } = parseEnv(changed);
    for (const name of names) expect(retention[name]).not.toBe(RETENTION[name]);
  });

  it('are all told, but that of the sandbox, which has no data of the public', () => {
    const { retention } = parseEnv(changed);
    const text = keptFor(retention).join(' ');
    for (const name of names) {
      const unit = /(Day|Month|Year)s$/.exec(name)?.[1]?.toLowerCase();
      const isTold = text.includes(`${retention[name]} ${unit}s`);
      expect([name, isTold]).toEqual([name, name !== 'sandboxDays']);
    }
    expect(keptFor({ ...RETENTION, codeDays: 1 })[0]).toMatch(/: 1 day,/);
  });

  it('stand on the page as the variables of the site have them', async () => {
    for (const [name, value] of Object.entries(changed)) vi.stubEnv(name, value);
    const { default: Privacy } = await import('@/app/privacy/page');
    const page = parse(renderToStaticMarkup(<Privacy />)).body;
    const { retention } = parseEnv(changed);
    for (const sentence of keptFor(retention)) expect(page.textContent).toContain(sentence);
    const mark = page.querySelector('.policy-version')?.getAttribute('data-periods');
    expect(mark).toBe(periodsMark(retention));
  });

  it('are told for programs by no other policy', () => {
    const { periods, ...other } = privacyPolicy(RETENTION);
    expect(periods).not.toBe('');
    expect(renderToStaticMarkup(<PolicyPage policy={other} />)).not.toContain('data-periods');
  });
});
