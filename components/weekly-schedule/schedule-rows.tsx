import { weeklySchedule } from '@/content/weekly-schedule';
import { formatLongDate } from '@/lib/format/dates';
import type { Result } from '@/lib/school-api/result';
import type { ScheduleView } from '@/lib/school-api/weekly-schedules';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Icon } from '../ui/icon';

const { view, empty } = weeklySchedule.list;

export function ScheduleRows({ schedules }: { schedules: Result<ScheduleView[]> }) {
  if (!schedules.ok) return <FailedList empty={empty} again="/weekly-schedule" />;
  if (schedules.data.length === 0) return <EmptyState text={empty} />;
  return (
    <ul className="schedule-rows" aria-label={weeklySchedule.title}>
      {schedules.data.map((item) => (
        <ScheduleRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function ScheduleRow({ item: { title, date, file } }: { item: ScheduleView }) {
  const shown = date ? formatLongDate(date) : '';
  return (
    <li>
      <h2>{title}</h2>
      {date && shown ? (
        <p className="schedule-date">
          <time dateTime={date}>{shown}</time>
        </p>
      ) : null}
      {file ? (
        <a
          className="schedule-view"
          href={file}
          target="_blank"
          rel="noopener"
          aria-label={`${view}: ${title}`}
          data-print="none"
        >
          {view}
          <Icon name="external" />
        </a>
      ) : null}
    </li>
  );
}
