import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropUnfinished } from '@/lib/files/unfinished';
import { tempFolder } from '../../support/temp-folder';

it('removes unfinished files of dead processes, and leaves complete ones and current writes', async () => {
  const folder = tempFolder();
  const old = new Date(Date.now() - 3_600_000);
  for (const name of ['a.json', 'a.json.123', 'b.json.456']) {
    writeFileSync(join(folder, name), '{');
    if (name !== 'b.json.456') utimesSync(join(folder, name), old, old);
  }
  await dropUnfinished(folder, readdirSync(folder));
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json.456']);
});
