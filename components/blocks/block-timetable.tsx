import type { TimetableRow } from '@/content/blocks';
import { clockLabel } from '@/content/clock';
import { Inline } from './inline';
import { partOfDay } from './part-of-day';

interface Props {
  caption: string;
  rows: readonly TimetableRow[];
}

/** A day hour by hour; the border colour of each row follows the time of day. */
export function BlockTimetable({ caption, rows }: Props) {
  return (
    <table className="block-wide block-timetable">
      <caption>{caption}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">Time</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, what, note }) => (
          <tr key={time} data-light={partOfDay(time)}>
            <th scope="row">
              <time dateTime={time}>{clockLabel(time)}</time>
            </th>
            <td>
              <div className="block-timetable-entry">
                <span className="block-timetable-what">
                  <Inline text={what} />
                </span>
                {note ? (
                  <span className="block-timetable-note">
                    <Inline text={note} />
                  </span>
                ) : null}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
