import { careers } from '@/content/careers';
import type { Result } from '@/lib/school-api/result';
import type { VacancyView } from '@/lib/school-api/vacancies';
import { Card } from '../ui/card';
import { DialogLink } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Icon } from '../ui/icon';
import { Swap } from '../ui/swap';
import { CAREERS_PATH } from './apply-path';
import { VacancyDialog } from './vacancy-dialog';

const { more, loading, none } = careers.vacancies;

type Props = { vacancies: Result<VacancyView[]> };

export function VacancyList({ vacancies }: Props) {
  return (
    <Swap id="vacancies" loading={loading}>
      <Vacancies vacancies={vacancies} />
    </Swap>
  );
}

function Vacancies({ vacancies }: Props) {
  if (!vacancies.ok) return <FailedList again={CAREERS_PATH} />;
  if (vacancies.data.length === 0) return <EmptyState text={none} />;
  // Two vacancies may have the same name, so their position in the list tells them apart.
  const entries = vacancies.data.map((vacancy, index) => ({ id: `vacancy-${index + 1}`, vacancy }));
  return (
    <>
      <ul className="vacancy-list">
        {entries.map(({ id, vacancy }) => (
          <VacancyCard key={id} id={id} vacancy={vacancy} />
        ))}
      </ul>
      {entries.map(({ id, vacancy }) => (
        <VacancyDialog key={id} id={id} vacancy={vacancy} />
      ))}
    </>
  );
}

function VacancyCard({ id, vacancy: { name, subjects } }: { id: string; vacancy: VacancyView }) {
  return (
    <Card as="li" link className="vacancy-card">
      <h3>{name}</h3>
      {subjects ? <p>{subjects}</p> : null}
      <DialogLink
        opens={id}
        className="arrow-link vacancy-more link-cover"
        aria-label={`${more}: ${name}`}
      >
        {more}
        <Icon name="arrow-right" />
      </DialogLink>
    </Card>
  );
}
