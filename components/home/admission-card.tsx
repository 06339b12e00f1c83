import { home } from '@/content/home';
import { scenePath } from '@/content/scene-path';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { Result } from '@/lib/school-api/result';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Unavailable } from '../ui/unavailable';
import { type AdmissionRow, admissionRows } from './admission-rows';

const { text, locationLabel, dateLabel, apply, picture } = home.admissionCard;
const MAX_ROWS = 5;
const MAX_CHARACTERS = 400;

export function AdmissionCard({ dates }: { dates: Result<AdmissionDates> }) {
  return (
    <section className="admission-section" aria-labelledby="admission-card">
      <div className="page-width">
        <div className="admission-card on-dark">
          <div className="admission-card-copy">
            <h2 id="admission-card" className="text-h2">
              {home.admissionCard.heading}
            </h2>
            <p>{text}</p>
            <Dates rows={admissionRows(dates.ok ? dates.data : null)} />
            {dates.ok ? null : <Unavailable />}
            <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
          </div>
          <Picture
            className="far-picture md:aspect-auto md:h-full"
            src={scenePath(picture.scene)}
            alt={picture.alt}
            ratio="3/2"
          />
        </div>
      </div>
    </section>
  );
}

/** Long lists scroll in a separate box, so that the button stays in place. */
function Dates({ rows }: { rows: readonly AdmissionRow[] }) {
  const length = rows.map(({ location, shown }) => [location, ...shown].join('')).join('').length;
  const many = rows.length > MAX_ROWS || length > MAX_CHARACTERS;
  const scroller = many ? { tabIndex: 0, role: 'region', 'aria-label': dateLabel } : {};
  return (
    <div className="admission-dates" data-many={many ? '' : undefined} {...scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Icon name="pin" />
              {locationLabel}
            </th>
            <th scope="col">
              <Icon name="calendar" />
              {dateLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ location, shown }) => (
            <tr key={location}>
              <th scope="row">{location}</th>
              <td>
                {shown.map((date) => (
                  <span key={date}>{date}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
