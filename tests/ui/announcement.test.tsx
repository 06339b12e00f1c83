import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { announcementText } from '@/components/layout/announcement-text';
import { school } from '@/content/school';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import { failure } from '@/lib/school-api/result';

const nothing: AdmissionDates = {
  dates: [],
  texts: [],
  nextDate: null,
  startText: null,
  options: [],
};

const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

describe('the announcement', () => {
  test('names the test date in the zone of the school', () => {
    const { text, action } = announcementText({
      nextDate: '2026-12-11T19:00:00.000Z',
      startText: 'October',
    });
    expect(`${text} ${action}`).toBe('Admission Test on 12 Dec 2026. Limited Seats. Apply Now');
  });

  test('falls back to the start text', () => {
    expect(announcementText({ nextDate: null, startText: '1st October' }).text).toBe(
      `Admission ${school.announcedSession} starts from 1st October`,
    );
  });

  test.each([{ nextDate: null, startText: null }, null])('else says that details come', (known) => {
    expect(announcementText(known)).toEqual({
      text: 'Admission details coming soon',
      action: null,
    });
  });

  test('shows its exact words in the bar, with a link to the registration', () => {
    const dates = { ...nothing, nextDate: '2026-12-12T04:30:00.000Z' };
    const markup = renderToStaticMarkup(
      <AnnouncementBar dates={{ ok: true, stale: false, data: dates }} />,
    );
    expect(words(markup)).toBe('Admission Test on 12 Dec 2026. Limited Seats. Apply Now');
    expect(markup).toContain('<a href="/register">Apply Now</a>');
    expect(markup).not.toContain('data-degraded');
  });

  test('marks the page when the dates could not be read', () => {
    const markup = renderToStaticMarkup(<AnnouncementBar dates={failure('network', 'down')} />);
    expect(words(markup)).toBe('Admission details coming soon');
    expect(markup).toContain('data-degraded');
  });
});
