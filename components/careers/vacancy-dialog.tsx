import { careers } from '@/content/careers';
import type { VacancyView } from '@/lib/school-api/vacancies';
import { BreakableEmail } from '../ui/breakable-email';
import { ButtonLink } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { RichText } from '../ui/rich-text';
import { applyPath } from './apply-path';

const { subject, additionalInfo, noInfo, apply } = careers.vacancies;

export function VacancyDialog({ id, vacancy }: { id: string; vacancy: VacancyView }) {
  const { name, subjects, info } = vacancy;
  const { email } = careers.queries;
  return (
    <Dialog id={id} title={name} actions={<ButtonLink href={applyPath(name)}>{apply}</ButtonLink>}>
      <dl className="vacancy-details">
        {subjects ? (
          <div>
            <dt>{subject}</dt>
            <dd>{subjects}</dd>
          </div>
        ) : null}
        <div>
          <dt>{additionalInfo}</dt>
          <dd>
            {info ? (
              <RichText html={info} />
            ) : (
              <p>
                {noInfo}{' '}
                <a className="link" href={`mailto:${email}`}>
                  <BreakableEmail email={email} />
                </a>
              </p>
            )}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
