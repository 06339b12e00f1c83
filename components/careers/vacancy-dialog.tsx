import { careers } from '@/content/careers';
import type { VacancyView } from '@/lib/school-api/vacancies';
import { ButtonLink } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { RichText } from '../ui/rich-text';
import { applyPath } from './apply-path';

const { subject, additionalInfo, apply } = careers.vacancies;

export function VacancyDialog({ id, vacancy }: { id: string; vacancy: VacancyView }) {
  const { name, subjects, info } = vacancy;
  return (
    <Dialog id={id} title={name} actions={<ButtonLink href={applyPath(name)}>{apply}</ButtonLink>}>
      <dl className="vacancy-details">
        {subjects ? (
          <div>
            <dt>{subject}</dt>
            <dd>{subjects}</dd>
          </div>
        ) : null}
        {info ? (
          <div>
            <dt>{additionalInfo}</dt>
            <dd>
              <RichText html={info} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Dialog>
  );
}
