import { describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { liveDeps } from '@/school-api/operations';
import { consents } from '@/school-api/operations/checks/content';
import { addRecords, setValues } from '../../support/content';
import { openTestApp } from '../test-app';

const school = await openTestApp({ seeded: true });

const findings = () => {
  const { db } = school.database;
  return consents.run(liveDeps({ db, config: readConfig({}), now: () => new Date() }));
};

describe('the check of consents', () => {
  it('reports nothing if each picture has its consent, or a record has none', async () => {
    await addRecords(school.database.db, 'alumni', [{ name: 'Asha', picture: '' }]);
    expect(await findings()).toEqual([]);
  });

  it('names the records whose picture is not shown', async () => {
    const { db } = school.database;
    const picture = '/media/portraits/p01.webp';
    await addRecords(db, 'alumni', [{ name: 'Asha Rao', picture }]);
    await addRecords(db, 'results', [{ year: 2025, class: '12th', name: 'Om', picture }]);
    expect(await findings()).toEqual([
      expect.objectContaining({
        id: 'consent-on-file',
        severity: 'advice',
        what: '2 records have a picture but no consent on file (Results: 2025, 12th, Om; Alumni: Asha Rao).',
      }),
    ]);
  });

  it('names some of many', async () => {
    await setValues(school.database.db, 'results', { consent_on_file: false });
    const [{ what } = { what: '' }] = await findings();
    expect(what).toMatch(/Results: 20\d\d, 1[02]th, .+; and \d+ more\)\.$/);
    expect(what.match(/Results/g)).toHaveLength(5);
  });
});
