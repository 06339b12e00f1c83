import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';

const css = readFileSync('app/tokens.css', 'utf8');
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

function colour(name: string): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`no colour ${name}`);
  return hex;
}

const onLight = 'ink ink-soft peacock peacock-deep rose tulsi error redstone';
const textsOn: Record<string, string> = {
  paper: onLight,
  'paper-deep': onLight,
  card: onLight,
  peacock: 'on-dark',
  'peacock-deep': 'on-dark on-dark-soft marigold',
  ink: 'on-dark',
  'peacock-pale': 'peacock-deep peacock ink',
  marigold: 'ink',
  'marigold-pale': 'ink',
  dawn: 'ink',
  'rose-pale': 'rose ink',
  'tulsi-pale': 'tulsi ink',
  'error-pale': 'error ink',
};
const texts = Object.entries(textsOn).flatMap(([ground, names]) =>
  names.split(' ').map((text) => [ground, text] as const),
);

describe('tokens', () => {
  test.each(texts)('text on %s in %s meets AA at every size', (ground, text) => {
    expect(contrast(colour(ground), colour(text))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['card', 'control'],
    ['paper', 'control'],
    ['paper-deep', 'control'],
    ['card', 'error'],
    ['card', 'peacock'],
    ['peacock-deep', 'marigold'],
  ])('the outline of a control on %s in %s can be told apart', (ground, line) => {
    expect(contrast(colour(ground), colour(line))).toBeGreaterThanOrEqual(3);
  });

  test('the reading text is at least 17 px', () => {
    const base = Number(/--text-base: ([\d.]+)rem/.exec(css)?.[1]);
    expect(base * 16).toBeGreaterThanOrEqual(17);
  });
});
