import { afterEach, expect, it } from 'vitest';
import { BannerScene } from '@/components/layout/banner-scene';
import { setLiveFacts } from '@/content/live-facts';
import { scenePath, smallScene } from '@/content/scene-path';
import { picture } from '@/content/scenes';
import { schoolFacts } from '@/contract/facts/school-facts';
import { render } from '../ui/render';

afterEach(() => setLiveFacts({}));

const photo = { picture: '/media/office/gate-1.f30x60.webp', alt: 'Our gate' };

it('shows the office’s photograph with its text and widths, otherwise the drawing', () => {
  const gate = picture('campus-gate', 'The gate at dawn');
  setLiveFacts({ scenes: { 'campus-gate': photo } });
  expect([scenePath('campus-gate'), gate.alt]).toEqual([photo.picture, 'Our gate']);
  expect(smallScene('campus-gate')).toMatch(/^\/_next\/image\?.*w=828/);
  const [shown] = render(<BannerScene scene="campus-gate" />).querySelectorAll('img');
  expect(shown?.getAttribute('srcset')).toMatch(/w=640&q=\d+ 640w.*1920w/);
  expect(shown?.className).toBe('focus-x-30 focus-y-60');
  setLiveFacts({});
  expect([scenePath('campus-gate'), gate.alt]).toEqual([
    '/art/campus-gate.svg',
    'The gate at dawn',
  ]);
});

it('keeps the other facts if a server’s scenes are invalid', () => {
  expect(schoolFacts.parse({ hours: 'Always', scenes: 'none' })).toEqual({
    hours: 'Always',
    scenes: {},
  });
});
