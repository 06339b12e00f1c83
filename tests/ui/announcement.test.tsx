import { describe, expect, test } from 'vitest';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { announcementText } from '@/components/layout/announcement-text';
import { school } from '@/content/school';
import { failure } from '@/lib/school-api/result';
import { attributes, render } from './render';

describe('the announcement', () => {
  test('falls back to the start text, then to a notice that details will follow', () => {
    const text = `Admission ${school.announcedSession} starts from 1st October`;
    expect(announcementText({ nextDate: null, startText: '1st October' }).text).toBe(text);
    const coming = { text: 'Admission details coming soon', action: null };
    expect(announcementText({ nextDate: null, startText: null })).toEqual(coming);
    expect(announcementText(null)).toEqual(coming);
  });

  test('shows the day of the test at the school, with a link to the registration', () => {
    const none = { dates: [], texts: [], options: [], startText: 'October' };
    const data = { ...none, nextDate: '2026-12-11T19:00:00.000Z' };
    const bar = render(<AnnouncementBar dates={{ ok: true, stale: false, data }} />);
    expect(bar.body.textContent).toBe('Admission Test on 12 Dec 2026. Limited Seats. Apply Now');
    expect(attributes(bar, 'a')).toEqual(['/register']);
    expect(bar.querySelector('[data-degraded]')).toBeNull();
  });

  test('marks the page when the dates could not be read', () => {
    const bar = render(<AnnouncementBar dates={failure('network', 'down')} />);
    expect(bar.body.textContent).toBe('Admission details coming soon');
    expect(bar.querySelector('[data-degraded]')).not.toBeNull();
  });
});
