import { describe, expect, test } from 'vitest';
import { Ticker } from '@/components/home/ticker';
import type { AnnouncementView } from '@/lib/school-api/announcements';
import { failure } from '@/lib/school-api/result';
import { attributes, render } from '../ui/render';

const show = (...data: AnnouncementView[]) =>
  render(<Ticker announcements={{ ok: true, data, stale: false }} />);

describe('the announcements', () => {
  test('are announced once, repeated visually, and can be paused without script', () => {
    const page = show({ text: 'Open', href: '/admission' }, { text: 'No link', href: null });
    const [round, copy] = page.querySelectorAll('ul');
    expect(round?.textContent).toBe('OpenNo link');
    expect(round?.hasAttribute('aria-hidden')).toBe(false);
    expect(attributes(round, 'a')).toEqual(['/admission']);
    expect(copy?.getAttribute('aria-hidden')).toBe('true');
    expect(attributes(copy, 'a', 'tabindex')).toEqual(['-1']);
    const box = 'label input[type="checkbox"]';
    expect(attributes(page, box, 'aria-label')).toEqual(['Pause the announcements']);
  });

  test('stand still if one round would be too fast to read', () => {
    const long = { text: 'Harishchandra '.repeat(22), href: null };
    const page = show(...Array<AnnouncementView>(60).fill(long));
    expect(page.querySelectorAll('ul')).toHaveLength(1);
    expect(page.querySelector('.ticker[data-moving], input')).toBeNull();
  });

  test('leave no empty bar', () => {
    expect(show().body.innerHTML).toBe('');
    const { body } = render(<Ticker announcements={failure('network', 'down')} />);
    expect(body.querySelector('.ticker')).toBeNull();
    expect(body.querySelector('[data-degraded]')).not.toBeNull();
  });
});
