import { expect } from 'vitest';
import type { Role } from '@/school-api/office/route';
import { parse } from '../../ui/parse';
import type { TestOffice } from './office';

/** Today as a role sees it: the lines of the list, and the titles of the charts. */
export async function readToday(office: TestOffice, role: Role) {
  const browser = await office.as(role);
  const response = await browser.get('/');
  expect(response.status).toBe(200);
  const page = parse(await response.text());
  const lines = [...page.querySelectorAll('.waiting > li')].map((line) => ({
    title: line.querySelector('.waiting-title')?.textContent,
    href: line.querySelector('a')?.getAttribute('href') ?? undefined,
  }));
  const charts = [...page.querySelectorAll('figcaption')].map((title) => title.textContent);
  return { page, lines, charts };
}
