import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteVariables } from '@/lib/env';
import { apiVariables } from '@/school-api/config';

const page = readFileSync('docs/configuration.md', 'utf8');
const rows = page.match(/^\| `[A-Z][^|]*(?=\|)/gm) ?? [];
const inTable = rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]{3,}/g) ?? []);

/** Set by the framework while it builds. */
const INTERNAL = ['NEXT_PHASE'];
/** Read by scripts and tests, before our environment parser runs. */
const OF_SCRIPTS = ['STANDALONE', 'BROWSER_PATH', 'E2E_PORT'];

it('docs/configuration.md has each variable that the programs read, once, and no other', () => {
  const parsed = [...siteVariables, ...apiVariables].filter((name) => !INTERNAL.includes(name));
  expect(inTable.sort()).toEqual([...new Set([...parsed, ...OF_SCRIPTS])].sort());
});
