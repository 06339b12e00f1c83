import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import GuestHouse, { metadata } from '@/app/guest-house/page';
import { guestHouse } from '@/content/guest-house';
import { parse } from '../ui/parse';

const page = parse(renderToStaticMarkup(<GuestHouse />));

describe('the guest house', () => {
  test('stands below Student Life in the breadcrumb', () => {
    const crumbs = [...page.querySelectorAll('.breadcrumb li')].map((each) => each.textContent);
    expect(crumbs).toEqual(['Home', 'Student Life', 'Welcome']);
    expect(page.querySelector('.breadcrumb [aria-current]')?.textContent).toBe('Welcome');
  });

  test('has every picture in a slider with arrows and a dot each', () => {
    const slider = page.querySelector('ui-carousel');
    expect(slider?.querySelectorAll('[data-slide]')).toHaveLength(guestHouse.slides.length);
    expect(slider?.querySelectorAll('[data-dot]')).toHaveLength(guestHouse.slides.length);
    expect(slider?.querySelector('[data-previous]')).not.toBeNull();
    expect(slider?.querySelector('[data-next]')).not.toBeNull();
  });

  test('turns by cards, which is what makes it wrap around', () => {
    expect(page.querySelector('ui-carousel')?.getAttribute('data-step')).toBe('card');
  });

  test('does not open the slider with the picture of the banner', () => {
    const banner = page.querySelector('.page-banner img')?.getAttribute('src');
    expect(page.querySelector('[data-slide] img')?.getAttribute('src')).not.toBe(banner);
  });

  test('tells guests what to know, and where to ask for a room', () => {
    expect(page.querySelector('h1')?.textContent).toBe('Gita Nagri');
    expect(page.body.textContent).toContain('As our guest');
    expect(page.querySelector('main a[href="/contact-us"], a[href="/contact-us"]')).not.toBeNull();
    expect(metadata.alternates?.canonical).toBe('/guest-house');
  });
});
