import { describe, expect, test } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { logo, school } from '@/content/school';
import { attributes, render, texts } from './render';

test('the header has the logo of content/school.ts, leading home', () => {
  const header = render(<Header />);
  const drawn = attributes(header, 'a.logo path', 'd');
  expect(drawn).toEqual(logo.paths.map(({ d }) => d));
  expect(attributes(header, 'a.logo')).toEqual(['/']);
  expect(texts(header, 'a.logo')[0]).toContain(school.name);
});

describe('the footer', () => {
  const page = render(<Footer year={2031} />);
  const link = (label: string) =>
    [...page.querySelectorAll('a')].find((each) => each.textContent?.startsWith(label));

  test('opens the ERP in a new tab', () => {
    const erp = link('Login to ERP');
    expect(erp?.getAttribute('href')).toBe(school.erpUrl);
    expect(erp?.getAttribute('target')).toBe('_blank');
    expect(erp?.getAttribute('rel')).toContain('noopener');
  });

  test.each([
    ['Tax Benefits', '/contribute'],
    ['Pay Online', '/donate-register'],
    ['Donate from Home', '/donate-register'],
    ['Direct Bank Transfer', '/direct-bank-transfer'],
  ])('leads from %s to %s', (label, href) => {
    expect(link(label)?.getAttribute('href')).toBe(href);
  });

  test('states once the site’s accessibility, and whom to contact', () => {
    const note = page.querySelector('details.accessibility-note');
    expect(note?.querySelector('summary')?.textContent).toBe('Accessibility of this website');
    expect(page.body.textContent.match(/Accessibility of this website/g)).toHaveLength(1);
    expect(note?.textContent).toContain('WCAG) 2.2, level AA');
    expect(note?.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(note?.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });

  test('shows phones, email, address, networks, the year and the designer', () => {
    const words = page.body.textContent;
    for (const text of [...school.phones, school.admissionsEmail, school.address.street]) {
      expect(words).toContain(text);
    }
    expect(attributes(page, '.social-links a')).toEqual(school.social.map(({ url }) => url));
    expect(words).toContain(`© 2031 ${school.name}`);
    expect(link(school.designer.name)?.getAttribute('href')).toBe(school.designer.url);
  });
});
