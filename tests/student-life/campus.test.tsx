import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabbedPage } from '@/components/tabbed/tabbed-page';
import { studentLife } from '@/content/student-life';
import { parse } from '../ui/parse';

test('a day at campus runs from the wake-up at 04:00 AM to bedtime at 09:30 PM', () => {
  const index = studentLife.tabs.findIndex(({ slug }) => slug === 'campus');
  const page = parse(renderToStaticMarkup(<TabbedPage section={studentLife} index={index} />));
  const rows = [...page.querySelectorAll('table tbody tr')];
  const times = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
  expect(rows.at(0)?.textContent).toContain('04:00 AMWake-up');
  expect(rows.at(-1)?.textContent).toContain('09:30 PMBedtime');
  expect(times).toEqual([...times].sort());
  expect(page.querySelector('table caption')?.textContent).toContain('Grades 3 to 8');
});
