import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { liveDeps } from '@/school-api/operations';
import { disclosure } from '@/school-api/operations/checks/disclosure';
import { addRecords, removeRecords, setValues } from '../../support/content';
import { openTestApp, type TestApp } from '../test-app';

let school: TestApp;
beforeEach(async () => {
  school = await openTestApp({ seeded: true });
});

const NOW = '2026-12-10T06:00:00Z';

async function findings(at = NOW) {
  const { db } = school.database;
  const found = await disclosure.run(
    liveDeps({ db, config: readConfig({}), now: () => new Date(at) }),
  );
  return found.map(({ id, severity, what }) => ({ id, severity, what }));
}
const ids = async (at?: string) => (await findings(at)).map(({ id }) => id);

describe('the check of Disclosure and safety', () => {
  it('reports nothing for the demo', async () => {
    expect(await findings()).toEqual([]);
  });

  it('names missing requirements, and entries without text or document', async () => {
    const { db } = school.database;
    await removeRecords(db, 'fee-heads');
    const head = { classes: 'All', head: 'Fee', amount: null, charged: 'once' };
    await addRecords(db, 'fee-heads', [{ ...head, session: '2026-27' }]);
    await setValues(db, 'disclosures', { text: '' }, { topic: 'Grievance officer' });
    await setValues(db, 'disclosures', { topic: 'School code' }, { topic: 'Land certificate' });
    expect(await findings()).toEqual([
      {
        id: 'disclosure-gaps',
        severity: 'advice',
        what: 'The page “Disclosure and safety” has gaps.\nGrievance officer\nLand certificate\nFee table of session 2026-27',
      },
    ]);
  });

  // 60 days before 1 April is 31 January; midnight at the school is 18:30 UTC on the day before.
  it.each([
    ['nothing until 30 days before', '2026-12-31T18:29:59Z', undefined],
    ['when they are due', '2026-12-31T18:30:00Z', /2027-28.*not on the website yet.*31 Jan 2027/],
    ['the same on the last day', '2027-01-31T18:29:59Z', /due by 31 Jan 2027/],
    ['that they are overdue', '2027-01-31T18:30:00Z', /were due on 31 Jan 2027/],
  ])('reports the fees of the coming session %s', async (_, at, what) => {
    const { db } = school.database;
    await removeRecords(db, 'fee-heads');
    const head = { classes: 'All', head: 'Fee', amount: 1, charged: 'once' };
    await addRecords(db, 'fee-heads', [{ ...head, session: '2026-27' }]);
    const fees = (await findings(at)).find(({ id }) => id === 'disclosure-fees');
    if (what === undefined) expect(fees).toBeUndefined();
    else expect(fees).toMatchObject({ severity: 'serious', what: expect.stringMatching(what) });
  });

  it.each([
    ['2026-12-09', ['disclosure-expired']],
    ['2026-12-10', ['disclosure-expiring']],
    ['2027-02-08', ['disclosure-expiring']],
    ['2027-02-09', []],
  ])('for a certificate valid until %s reports %j', async (valid_until, found) => {
    const { db } = school.database;
    await setValues(db, 'disclosures', { valid_until }, { topic: 'Fire safety certificate' });
    expect(await ids()).toEqual(found);
  });

  it.each([
    ['2025-12-10', []],
    ['2025-12-09', ['disclosure-unreviewed']],
    [null, ['disclosure-unreviewed']],
  ])('for a policy reviewed on %s reports %j', async (reviewed_on, found) => {
    const { db } = school.database;
    await setValues(db, 'disclosures', { reviewed_on }, { topic: 'Anti-bullying policy' });
    expect(await ids()).toEqual(found);
  });
});
