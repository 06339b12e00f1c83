import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import GuestHouse from '@/app/guest-house/page';
import { guestHouse } from '@/content/guest-house';
import { parse } from '../ui/parse';

test('the guest house has every picture in a slider that turns by cards, with arrows and a dot each', () => {
  const page = parse(renderToStaticMarkup(<GuestHouse />));
  const slider = page.querySelector('ui-carousel');
  expect(slider?.getAttribute('data-step')).toBe('card');
  expect(slider?.querySelectorAll('[data-slide]')).toHaveLength(guestHouse.slides.length);
  expect(slider?.querySelectorAll('[data-dot]')).toHaveLength(guestHouse.slides.length);
  expect(slider?.querySelector('[data-previous]')).not.toBeNull();
  expect(slider?.querySelector('[data-next]')).not.toBeNull();
});
