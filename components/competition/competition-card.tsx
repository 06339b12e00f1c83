import { competition } from '@/content/competition';
import type { CompetitionView } from '@/lib/school-api/competitions';
import { ButtonLink } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Card } from '../ui/card';
import { DialogLink } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { RichText } from '../ui/rich-text';
import { DateLeaf } from './date-leaf';

const { apply } = competition.scheduled;

interface Props {
  item: CompetitionView;
  /** The id of the alert shown when there is no link. */
  alert: string;
}

export function CompetitionCard({ item, alert }: Props) {
  const { name, date, details, link } = item;
  const label = `${apply}: ${name}`;
  return (
    <Card as="li" className="competition-card">
      <DateLeaf at={date} />
      <div className="competition-card-copy">
        <h3 className="text-h3">{name}</h3>
        <RichText html={details} />
        <div className="competition-card-end" data-print="none">
          {link ? (
            <ButtonLink href={link} tone="secondary" external aria-label={label}>
              {apply}
              <Icon name="external" />
            </ButtonLink>
          ) : (
            <DialogLink opens={alert} className={buttonClass('secondary')} aria-label={label}>
              {apply}
            </DialogLink>
          )}
        </div>
      </div>
    </Card>
  );
}
