import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesAddedByScripts } from '@/lib/page-cache/styles';

/** Class and attribute names that scripts set: their rules must be in the page before. */
function namesGiven(source: string): string[] {
  const classes = source.matchAll(/className = '([^']+)'|classList\.\w+\('([^']+)'/g);
  const attributes = source.matchAll(/(?:set|toggle)Attribute\('([^']+)'/g);
  const data = source.matchAll(/dataset\.(\w+) = /g);
  return [
    ...[...classes].map(([, name, other]) => name ?? other ?? ''),
    ...[...attributes].map(([, name = '']) => name),
    ...[...data].map(([, name = '']) => `data-${name}`),
  ];
}

describe('the names that scripts add to a page', () => {
  const names = readdirSync('enhance').flatMap((file) =>
    namesGiven(readFileSync(`enhance/${file}`, 'utf8')),
  );
  const sheets = readdirSync('components/ui')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`components/ui/${file}`, 'utf8'))
    .join('');

  it('are found', () => {
    expect(names).toContain('swap-note');
    expect(names).toContain('data-on');
  });

  it('are all known to the page cache when a style sheet names them', () => {
    const styled = names.filter(
      (name) => sheets.includes(`.${name}`) || sheets.includes(`[${name}`),
    );
    expect(styled.length).toBeGreaterThan(3);
    expect(styled.filter((name) => !namesAddedByScripts.split(' ').includes(name))).toEqual([]);
  });
});
