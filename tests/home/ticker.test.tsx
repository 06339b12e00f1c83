import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Ticker } from '@/components/home/ticker';
import type { AnnouncementView } from '@/lib/school-api/announcements';
import { failure } from '@/lib/school-api/result';
import { parse } from '../ui/parse';
import { LONG, times } from './answers';

const show = (data: AnnouncementView[]) =>
  parse(renderToStaticMarkup(<Ticker announcements={{ ok: true, data, stale: false }} />));
const entry = (number: number) => ({ text: `Announcement ${number}`, href: '/admission' });

describe('the announcements', () => {
  test('are said once, and repeated for the eye only', () => {
    const page = show([entry(1), { text: 'No link', href: null }]);
    const [round, copy] = [...page.querySelectorAll('ul')];
    expect(round?.textContent).toBe('Announcement 1No link');
    expect(round?.hasAttribute('aria-hidden')).toBe(false);
    expect(round?.querySelector('a')?.getAttribute('href')).toBe('/admission');
    expect(copy?.getAttribute('aria-hidden')).toBe('true');
    expect(copy?.querySelector('a')?.tabIndex).toBe(-1);
  });

  test('can be paused without script', () => {
    const box = show([entry(1)]).querySelector('label input');
    expect(box?.getAttribute('type')).toBe('checkbox');
    expect(box?.getAttribute('aria-label')).toBe('Pause the announcements');
  });

  test('stand still when one round would be too fast to read', () => {
    const page = show(times(60, () => ({ text: LONG, href: null })));
    expect(page.querySelector('.ticker')?.hasAttribute('data-moving')).toBe(false);
    expect(page.querySelectorAll('ul')).toHaveLength(1);
    expect(page.querySelector('input')).toBeNull();
  });

  test('leave no empty bar', () => {
    expect(show([]).body.innerHTML).toBe('');
    const failed = renderToStaticMarkup(<Ticker announcements={failure('network', 'down')} />);
    expect(failed).not.toContain('ticker');
    expect(failed).toContain('data-degraded');
  });
});
