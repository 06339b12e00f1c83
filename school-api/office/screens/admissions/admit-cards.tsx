import { AdmitCard } from '@/components/ui/admit-card';
import { school } from '@/content/school';
import { fullName } from '@/contract';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { testOf } from '../../../forms';
import { admissionsSubject, dayInWords, listComing, type OfficeRecord } from '../../../records';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { counted } from '../../view/counted';
import { Notice } from '../../view/notice';
import type { List, ListAct } from '../records/acts';
import { ADMISSIONS as roles } from './names';

export const admitCardsAct: ListAct = {
  name: 'admit-cards',
  label: 'Admit cards',
  roles,
  run: async (request, { keys, back }) => {
    const { db, config } = request.deps;
    await request.audit({ action: 'applications cards', record: `${keys.length} applications` });
    const chosen = keys.map(({ record }) => record);
    const ids = await listComing(db, { ids: chosen }, { test: true });
    const records = await admissionsSubject.read(db, ids, config);
    return cardsPage(request, { records, back, leftOut: chosen.length - ids.length });
  },
};

type Cards = { records: readonly OfficeRecord[]; back: List; leftOut?: number };

export async function cardsPage(request: OfficeRequest, { records, back, leftOut = 0 }: Cards) {
  const title = counted(records.length, 'admit card');
  const dates = [...new Set(records.map(({ admission_date }) => String(admission_date)))];
  const tests = await Promise.all(dates.map((date) => testOf(request.deps.db, date)));
  const body = (
    <>
      {leftOut > 0 ? (
        <Notice tone="plain">
          {leftOut} of the chosen {leftOut === 1 ? 'has' : 'have'} no card: the fee is not paid, or
          the child is no longer taking the test.
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
