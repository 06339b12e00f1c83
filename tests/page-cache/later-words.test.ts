import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { later } from '@/lib/page-cache/styles';

/** Names that scripts give to elements: rules for them must be in a page before they are there. */
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

describe('the words that scripts add to a page', () => {
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
    expect(styled.filter((name) => !later.split(' ').includes(name))).toEqual([]);
  });
});
