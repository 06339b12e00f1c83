import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { Result } from '@/lib/school-api/result';
import { Unavailable } from '../ui/unavailable';
import { announcementText } from './announcement-text';

export function AnnouncementBar({ dates }: { dates: Result<AdmissionDates> }) {
  const { text, action } = announcementText(dates.ok ? dates.data : null);
  return (
    <aside className="announcement on-dark" aria-label="Admission announcement">
      <div className="page-width">
        <p>
          {text}
          {action ? ' ' : null}
          {action ? <a href="/register">{action}</a> : null}
        </p>
        {dates.ok ? null : <Unavailable />}
      </div>
    </aside>
  );
}
