import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { school } from '@/content/school';
import { parse } from './parse';

describe('the header', () => {
  const page = parse(renderToStaticMarkup(<Header />));

  test('has the logo leading home', () => {
    const logo = page.querySelector('a.logo');
    expect(logo?.getAttribute('href')).toBe('/');
    expect(logo?.textContent).toContain(school.name);
  });

  test('puts all menus into one group, so that only one is open', () => {
    const menus = [...page.querySelectorAll('details')];
    expect(menus.length).toBeGreaterThan(1);
    expect(new Set(menus.map((menu) => menu.getAttribute('name')))).toEqual(new Set(['nav']));
    expect(menus.every((menu) => menu.hasAttribute('data-menu'))).toBe(true);
  });

  test('opens the panel of narrow screens without a script', () => {
    const panel = page.querySelector('[popover]');
    const button = page.querySelector('button[popovertarget]');
    expect(button?.getAttribute('popovertarget')).toBe(panel?.id);
  });

  test('stands inside the element that closes its menus', () => {
    expect(page.querySelector('ui-nav details')).not.toBeNull();
  });
});

describe('the footer', () => {
  const page = parse(renderToStaticMarkup(<Footer year={2031} />));
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

  test('says once what the site does for everyone, and whom to ask', () => {
    const note = page.querySelector('details.accessibility-note');
    expect(note?.querySelector('summary')?.textContent).toBe('Accessibility of this website');
    expect(page.body.textContent.match(/Accessibility of this website/g)).toHaveLength(1);
    expect(note?.textContent).toContain('WCAG) 2.2, level AA');
    expect(note?.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(note?.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });

  test('shows phones, e-mail, address, networks, the year and the designer', () => {
    const words = page.body.textContent;
    for (const text of [...school.phones, school.admissionsEmail, school.address.street]) {
      expect(words).toContain(text);
    }
    for (const { name, url } of school.social) {
      const network = [...page.querySelectorAll('.social-links a')].find((each) =>
        each.textContent?.startsWith(name),
      );
      expect(network?.getAttribute('href')).toBe(url);
    }
    expect(words).toContain(`© 2031 ${school.name}`);
    expect(link(school.designer.name)?.getAttribute('href')).toBe(school.designer.url);
  });
});
