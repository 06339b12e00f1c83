import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/syllabus/grade/[grade]/page';
import Syllabus, { metadata } from '@/app/syllabus/page';
import { SyllabusPage } from '@/components/syllabus/syllabus-page';
import { school } from '@/content/school';
import { rewrites } from '@/lib/page-cache/variants';
import { parse } from '../ui/parse';

const props = (grade: string) => ({ params: Promise.resolve({ grade }) });
const plain = parse(renderToStaticMarkup(await Syllabus()));
const chips = (page: Document) => [...page.querySelectorAll('.subject-chips > li')];
const chip = (page: Document, name: string) =>
  chips(page).find((each) => each.textContent?.startsWith(name));

describe('the syllabus', () => {
  test('has a button for each grade from 2 to 12 and opens at Grade 2', () => {
    const buttons = [...plain.querySelectorAll('.tab')];
    expect(buttons.map((each) => each.textContent)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((grade) => `Grade ${grade}`),
    );
    expect(plain.querySelector('.tab[aria-current]')?.textContent).toBe('Grade 2');
    expect(plain.querySelector('ui-swap h2')?.textContent).toBe('Grade 2');
    expect(buttons[0]?.getAttribute('href')).toBe('/syllabus');
    expect(buttons[10]?.getAttribute('href')).toBe('/syllabus?grade=12');
  });

  test('shows the office’s documents in place of its own', () => {
    const files = [
      { grade: 2, subject: ' art ', file: '/media/office/art-1.pdf' },
      { grade: 2, subject: 'English', file: '/media/office/english-1.pdf' },
      { grade: 2, subject: 'Yoga', file: '/media/office/yoga-1.pdf' },
      { grade: 2, subject: 'yoga', file: '/media/office/yoga-2.pdf' },
      { grade: 3, subject: 'Dance', file: '/media/office/dance-1.pdf' },
    ];
    expect(chip(plain, 'Art')?.textContent).toBe('Art Document coming soon');
    const read = { ok: true, data: files, stale: false } as const;
    const page = parse(renderToStaticMarkup(<SyllabusPage files={read} />));
    const fileOf = (name: string) => chip(page, name)?.querySelector('a')?.getAttribute('href');
    expect(fileOf('Art')).toBe('/media/office/art-1.pdf');
    expect(fileOf('English')).toBe('/media/office/english-1.pdf');
    expect(chip(page, 'English')?.textContent).toBe('English');
    const demo = '/media/files/syllabus-grade-2-hindi.pdf';
    expect(fileOf('Hindi')).toBe(school.isDemo ? demo : undefined);
    expect(fileOf('Yoga')).toBe('/media/office/yoga-1.pdf');
    expect(chip(page, 'Dance')).toBeUndefined();
    expect(chips(page)).toHaveLength(chips(plain).length + 1);
  });

  test('has a title and an address for each grade', async () => {
    expect(metadata.alternates?.canonical).toBe('/syllabus');
    const ninth = await generateMetadata(props('9'));
    expect(ninth.title).toBe('Grade 9 | Split of Syllabus');
    expect(ninth.alternates?.canonical).toBe('/syllabus?grade=9');
    expect(ninth.description).toContain('Computer Applications');
  });

  test('has a page for exactly the grades that the address may select', async () => {
    const { beforeFiles } = await rewrites();
    const rule = beforeFiles.find(({ source }) => source === '/syllabus');
    const lets = (value: string) => new RegExp(`^${rule?.has[0]?.value}$`).test(value);
    const kept = generateStaticParams().map(({ grade }) => grade);
    const tried = ['-1', '0', '1', '02', '1e3', '9.5', '13', '99', 'x', ''];
    expect(dynamicParams).toBe(false);
    expect(kept.every(lets)).toBe(true);
    expect(kept).toHaveLength(10);
    expect([...tried, '2'].filter(lets)).toEqual([]);
  });
});
