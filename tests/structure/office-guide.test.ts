import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['school-api/office', 'school-api/records', 'school-api/content/lists'];
/** The office composes them from parts. */
const COMPOSED = [
  ...['Add new picture', 'Assign … roll numbers', 'Choose picture', 'Closed'],
  ...['Rotate left', 'Rotate right'],
];

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ');

it('docs/office.md names buttons and fields as the screens do', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((name) => /\.tsx?$/.test(name));
  const parts = files.flatMap((file) => textOf(file).split(/['"`<>{}:]/));
  // 'Start from: ', 'Prepare ${what}' and 'Open (PDF)'; '2. Make the file'.
  const labels = new Set(
    parts.map((part) => part.replace(/^ ?(?:\d\. )?/, '').replace(/[ ($]+$/, '')),
  );
  const named = [...textOf('docs/office.md').matchAll(/\*\*([^*]+)\*\*/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !labels.has(name) && !COMPOSED.includes(name))).toEqual([]);
});
