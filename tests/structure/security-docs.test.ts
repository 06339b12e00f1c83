import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/security';

it.each(readdirSync(FOLDER))('docs/security/%s names tests that exist', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const named = [...text.matchAll(/`((?:tests|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
