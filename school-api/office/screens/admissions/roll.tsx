import { AdmitCard } from '@/components/ui/admit-card';
import { school } from '@/content/school';
import { fullName } from '@/contract';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { offeredDates, testOf } from '../../../forms';
import {
  admissionsSubject,
  assignSeats,
  dayInWords,
  listAttendees,
  type OfficeRecord,
  planSeats,
} from '../../../records';
import { audited } from '../../audit';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { ActionForm, LinkButton } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { PostForm } from '../../view/form';
import { Notice } from '../../view/notice';
import { counted } from '../../view/text';
import { Step } from '../letters/fields';
import type { List, ListAction } from '../records/actions';
import { phoneOf, shown } from '../records/cells';
import { showsTests } from '../records/filter';
import { noSuchRecord } from '../records/missing';
import { LIST, nameOf, ADMISSIONS as roles } from './names';

const pathOf = (page: string) => `${LIST.href}/${page}`;
export const rollPath = (date: string) => `${pathOf('roll')}?${new URLSearchParams({ date })}`;

type Day = { date: string; ids: readonly string[] };

const readDay = ({ deps: { db, config } }: OfficeRequest, { ids }: Day) =>
  admissionsSubject.read(db, ids, config);

/** For the day in the address, with who comes; missing if nobody offers it and nobody comes. */
const ofDay =
  (
    auditedAs: string | undefined,
    run: (request: OfficeRequest, day: Day) => Response | Promise<Response>,
  ) =>
  async (request: OfficeRequest): Promise<Response> => {
    const { db } = request.deps;
    const date = request.url.searchParams.get('date') ?? '';
    const ids = await listAttendees(db, { date }, { test: showsTests(request) });
    if (ids.length === 0 && !(await offeredDates(db)).includes(date)) {
      return noSuchRecord(request, 'test day', LIST);
    }
    if (auditedAs) {
      const record = `the test on ${date}`;
      await request.audit({ action: `applications ${auditedAs}`, record });
    }
    return run(request, { date, ids });
  };

async function showRoll(request: OfficeRequest, day: Day): Promise<Response> {
  const { date } = day;
  const records = await readDay(request, day);
  const { length: coming } = records;
  const unseated = records.filter(({ roll_number }) => roll_number === null).length;
  const title = `Roll for ${dayInWords(date)}`;
  const { time, place } = await testOf(request.deps.db, date);
  const where = [hourInWords(time), place, counted(coming, 'child', 'children')];
  const { search } = request.url;
  const actions = (
    <>
      {unseated > 0 ? (
        <ActionForm action={`${pathOf('seats')}${search}`}>
          Assign {counted(unseated, 'roll number')}
        </ActionForm>
      ) : null}
      {coming > 0 ? (
        <LinkButton href={`${pathOf('cards')}${search}`}>Admit cards</LinkButton>
      ) : null}
      {coming > 0 ? <office-print data-label="Print roll" /> : null}
    </>
  );
  const lead = <p>{where.filter(Boolean).join(', ')}</p>;
  const back = { ...LIST, href: `${LIST.href}?${new URLSearchParams({ day: date })}` };
  const body = (
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
      href={({ office_number }) => `${LIST.href}/${office_number}`}
      empty={<p>Nobody has paid the registration fee for this day yet.</p>}
    />
  );
  return screen(request, { title, lead, actions, back, body });
}

async function giveRollNumbers(request: OfficeRequest, { date }: Day): Promise<Response> {
  const entry = { action: 'applications seats', record: `the test on ${date}` };
  const practice = { test: showsTests(request) };
  const plan = await planSeats(request.deps.db, date, practice);
  const isAgreed = request.form.get('step') === 'give' || plan.unseated === 0;
  if (!isAgreed) return askToGive(request, date, plan);
  const seated = await audited(request, entry, (tx) => assignSeats(tx, date, practice));
  return redirectTo(rollPath(date), seated > 0 ? 'seats-given' : 'seats-same');
}

type Plan = Awaited<ReturnType<typeof planSeats>>;

/** Families print them on admit cards, so they cannot be taken back. */
function askToGive(request: OfficeRequest, date: string, { unseated, next, unpaid }: Plan) {
  const { pathname, search } = request.url;
  const what = `Assign ${counted(unseated, 'roll number')}`;
  const last = next + unseated - 1;
  const numbers =
    unseated === 1
      ? `1 child gets number ${next}.`
      : `${unseated} children get numbers ${next} to ${last}, in the order of class and name.`;
  const body = (
    <>
      <p>{numbers}</p>
      {unpaid > 0 ? (
        <p>
          {counted(unpaid, 'registered child has', 'registered children have')} not paid yet. Those
          who pay later get numbers after {last}.
        </p>
      ) : null}
      <PostForm action={`${pathname}${search}`}>
        <Step value="give">{what}</Step>
      </PostForm>
    </>
  );
  const title = `${what} for ${dayInWords(date)}?`;
  const lead = 'A child keeps its number. You cannot undo this.';
  const back = { href: `${pathOf('roll')}${search}`, label: 'Roll' };
  return screen(request, { title, back, lead, body });
}

async function showCards(request: OfficeRequest, day: Day): Promise<Response> {
  const back = { href: rollPath(day.date), label: 'Roll' };
  return cardsPage(request, { records: await readDay(request, day), back });
}

export const rollRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: pathOf('roll'), roles, run: ofDay('roll', showRoll) },
  { method: 'POST', path: pathOf('seats'), roles, run: ofDay(undefined, giveRollNumbers) },
  { method: 'GET', path: pathOf('cards'), roles, run: ofDay('cards', showCards) },
];

export const admitCardsAction: ListAction = {
  name: 'admit-cards',
  label: 'Admit cards',
  roles,
  run: async (request, { keys, back }) => {
    const { db, config } = request.deps;
    await request.audit({ action: 'applications cards', record: `${keys.length} applications` });
    const chosen = keys.map(({ record }) => record);
    const ids = await listAttendees(db, { ids: chosen }, { test: true });
    const records = await admissionsSubject.read(db, ids, config);
    return cardsPage(request, { records, back, leftOut: chosen.length - ids.length });
  },
};

type Cards = { records: readonly OfficeRecord[]; back: List; leftOut?: number };

async function cardsPage(request: OfficeRequest, { records, back, leftOut = 0 }: Cards) {
  const title = counted(records.length, 'admit card');
  const dates = [...new Set(records.map(({ admission_date }) => String(admission_date)))];
  const tests = await Promise.all(dates.map((date) => testOf(request.deps.db, date)));
  const body = (
    <>
      {leftOut > 0 ? (
        <Notice tone="plain">
          {leftOut} of the selected applications {leftOut === 1 ? 'has' : 'have'} no admit card: the
          fee is not paid, or the child is no longer taking the test.
        </Notice>
      ) : null}
      <h2 className="sr-only">Cards to print</h2>
      <div className="paper-sheets grid gap-6">
        {records.map((record) => {
          const test = tests.find(({ date }) => date === record.admission_date);
          return <Card key={String(record.office_number)} {...{ record, test }} />;
        })}
      </div>
    </>
  );
  const actions = records.length > 0 ? <office-print data-label="Print cards" /> : null;
  return screen(request, { title, back, body, actions });
}

type Props = { record: OfficeRecord; test: Awaited<ReturnType<typeof testOf>> | undefined };

function Card({ record, test }: Props) {
  const field = (name: string) => String(record[name] ?? '');
  const { street, locality, district, state, postalCode } = school.address;
  return (
    <AdmitCard
      facts={{
        applicant: fullName(field('first_name'), field('last_name')),
        number: field('application_number'),
        seat: field('roll_number'),
        studentClass: field('apply_for'),
        day: dayInWords(field('admission_date')),
        hour: hourInWords(test?.time ?? ''),
        place: test?.place,
      }}
      school={{
        name: school.name,
        session: school.session,
        phone: school.phones[0],
        address: `${street}, ${locality}, ${district}, ${state} ${postalCode}`,
      }}
    />
  );
}
