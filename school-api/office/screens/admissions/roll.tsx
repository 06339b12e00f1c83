import { testOf } from '../../../forms';
import { admissionsSubject, dayInWords, giveSeats, listComing } from '../../../records';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ActForm } from '../../view/act';
import { DataTable } from '../../view/data-table';
import { PageHead } from '../../view/head';
import { PrintButton } from '../../view/print-button';
import { phoneOf, shown } from '../records/cells';
import { showsTests } from '../records/filter';
import { noSuchRecord } from '../records/missing';
import { LIST } from './acts';
import { cardsPage } from './admit-cards';
import { nameOf } from './name-of';
import { readTestDays, rollPath, TEST_DAYS } from './test-days';
import { hourAndPlace } from './test-in-words';

/** The day of the address; undefined for one that nobody offers and nobody comes to. */
async function findDay(request: OfficeRequest, date: string | null) {
  return (await readTestDays(request)).find((day) => day.date === date);
}

const noSuchDay = (request: OfficeRequest) => noSuchRecord(request, 'test day', TEST_DAYS);

async function readComing({ deps, url }: OfficeRequest, date: string) {
  const ids = await listComing(deps.db, { date }, { test: showsTests({ deps, url }) });
  return admissionsSubject.read(deps.db, ids, deps.config);
}

/** Who comes on a day, to be signed on paper. */
export async function showRoll(request: OfficeRequest): Promise<Response> {
  const day = await findDay(request, request.url.searchParams.get('date'));
  if (day === undefined) return noSuchDay(request);
  const { date, coming, unseated } = day;
  await request.audit({ action: 'applications roll', record: `the test on ${date}` });
  const records = await readComing(request, date);
  const title = `Roll of ${dayInWords(date)}`;
  const where = hourAndPlace(await testOf(request.deps.db, date));
  const query = request.url.search;
  const body = (
    <>
      <PageHead
        title={title}
        back={TEST_DAYS}
        lead={
          <p>
            {[where, coming === 1 ? '1 child' : `${coming} children`].filter(Boolean).join('. ')}
          </p>
        }
        actions={
          <>
            {unseated > 0 ? (
              <ActForm action={`${TEST_DAYS.href}/seats${query}`}>
                Give {unseated} roll {unseated === 1 ? 'number' : 'numbers'}
              </ActForm>
            ) : null}
            {coming > 0 ? (
              <a className="button button-secondary" href={`${TEST_DAYS.href}/cards${query}`}>
                Admit cards
              </a>
            ) : null}
            <PrintButton>Print roll</PrintButton>
          </>
        }
      />
      <DataTable
        caption={title}
        rows={records}
        columns={[
          { head: 'Name', cell: nameOf },
          { head: 'Roll number', cell: (record) => shown(record.roll_number), short: true },
          { head: 'Application', cell: (record) => shown(record.application_number), short: true },
          { head: 'Class', cell: (record) => shown(record.apply_for), short: true },
          { head: 'Guardian', cell: (record) => shown(record.guardian_name) },
          { head: 'Phone', cell: phoneOf, short: true },
          { head: 'Signature', cell: () => null, paper: true },
        ]}
        rowKey={({ office_number }) => String(office_number)}
        href={({ office_number }) => `${LIST.href}/${office_number}`}
        empty={<p>Nobody has paid the registration fee for this day yet.</p>}
      />
    </>
  );
  return page(request, { title, body });
}

export async function giveRollNumbers(request: OfficeRequest): Promise<Response> {
  const { deps, url, audit } = request;
  const day = await findDay(request, url.searchParams.get('date'));
  if (day === undefined) return noSuchDay(request);
  await audit({ action: 'applications seats', record: `the test on ${day.date}` });
  await giveSeats(deps.db, day.date, { test: showsTests({ deps, url }) });
  return goTo(rollPath(day.date), 'seats-given');
}

/** The cards of all who come on a day, in the order of its roll. */
export async function showCards(request: OfficeRequest): Promise<Response> {
  const day = await findDay(request, request.url.searchParams.get('date'));
  if (day === undefined) return noSuchDay(request);
  await request.audit({ action: 'applications cards', record: `the test on ${day.date}` });
  const back = { href: rollPath(day.date), label: 'Roll' };
  return cardsPage(request, { records: await readComing(request, day.date), back });
}
