import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import VedicGurukulam from '@/app/vedic-gurukulam/page';
import OfProgramme, { generateMetadata } from '@/app/vedic-gurukulam/programme/[id]/page';
import { isProgrammeKey } from '@/components/vedic-gurukulam/programme-address';
import { sanitise } from '@/lib/html/sanitise';
import { type ProgrammeView, readProgrammes } from '@/lib/school-api/gurukulam';
import { failure } from '@/lib/school-api/result';
import { good } from '../news/samples';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/gurukulam', () => ({ readProgrammes: vi.fn() }));
const read = vi.mocked(readProgrammes);
beforeEach(() => void read.mockReset());

const programme = (id: string, more: Partial<ProgrammeView> = {}): ProgrammeView => ({
  id,
  name: `Course ${id}`,
  label: `Course ${id}`,
  description: sanitise(`<p>About ${id}</p>`),
  enrolUrl: `https://forms.example.org/${id}`,
  brochure: `/media/files/${id}.pdf`,
  ...more,
});
const vedic = programme('7', { name: 'vedic', label: 'Vedic Gurukulam System' });

const page = async () => parse(renderToStaticMarkup(await VedicGurukulam()));
const props = (id: string) => ({ params: Promise.resolve({ id }) });
const pageOf = async (id: string) => parse(renderToStaticMarkup(await OfProgramme(props(id))));
const tabs = (document: Document) => [...document.querySelectorAll('.tab')];
const link = (document: Document, text: string) =>
  [...document.querySelectorAll('.programme a')].find((each) => each.textContent === text);

describe('the Vedic Gurukulam page', () => {
  test('has a tab for each programme and opens the one named vedic', async () => {
    read.mockResolvedValue(good([programme('3'), vedic]));
    const document = await page();
    expect(document.querySelector('h1')?.textContent).toBe('Vedic Gurukulam');
    expect(tabs(document).map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Course 3', '/vedic-gurukulam?programme=3'],
      ['Vedic Gurukulam System', '/vedic-gurukulam'],
    ]);
    expect(document.querySelector('.tab[aria-current]')?.textContent).toBe(
      'Vedic Gurukulam System',
    );
    expect(document.querySelector('.programme h2')?.textContent).toBe('Vedic Gurukulam System');
    expect(document.querySelector('.programme .rich-text')?.innerHTML).toBe('<p>About 7</p>');
    expect(document.querySelector('[data-degraded]')).toBeNull();
  });

  test('opens the first programme when none is named vedic', async () => {
    read.mockResolvedValue(good([programme('3'), programme('4')]));
    expect((await page()).querySelector('.programme h2')?.textContent).toBe('Course 3');
  });

  test('enrols and hands out the brochure in a new tab', async () => {
    read.mockResolvedValue(good([vedic]));
    const document = await page();
    const enrol = link(document, 'Enroll Now');
    expect(enrol?.getAttribute('href')).toBe('https://forms.example.org/7');
    expect(enrol?.getAttribute('target')).toBe('_blank');
    expect(link(document, 'Download Brochure')?.getAttribute('href')).toBe('/media/files/7.pdf');
  });

  test('offers only what the record has', async () => {
    read.mockResolvedValue(good([programme('3', { enrolUrl: null, brochure: null })]));
    const document = await page();
    expect(document.querySelectorAll('.programme a')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('Download Brochure');
  });

  test('draws the vedic programme and the others differently', async () => {
    read.mockResolvedValue(good([vedic, programme('3')]));
    const picture = (document: Document) =>
      document.querySelector('.programme img')?.getAttribute('src');
    expect(picture(await page())).toBe('/art/gita-recital.svg');
    expect(picture(await pageOf('3'))).toBe('/art/classroom-tree.svg');
  });

  test('is silent, and marked, when the read failed', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const document = await page();
    expect(document.querySelector('.programme')).toBeNull();
    expect(document.querySelector('[data-degraded]')).not.toBeNull();
    expect(document.body.textContent).toContain('Learning in the teacher’s house');
  });

  test('leaves the programmes out when there are none', async () => {
    read.mockResolvedValue(good([]));
    const document = await page();
    expect(tabs(document)).toHaveLength(0);
    expect(document.querySelector('[data-degraded]')).toBeNull();
  });
});

describe('a programme chosen in the address', () => {
  test('is open, with a title and an address of its own', async () => {
    read.mockResolvedValue(good([vedic, programme('3')]));
    const document = await pageOf('3');
    expect(document.querySelector('.programme h2')?.textContent).toBe('Course 3');
    const metadata = await generateMetadata(props('3'));
    expect(metadata.title).toBe('Course 3 | Vedic Gurukulam');
    expect(metadata.alternates?.canonical).toBe('/vedic-gurukulam?programme=3');
  });

  test('leads to the default when nobody knows it, and keeps no page for it', async () => {
    read.mockResolvedValue(good([programme('3'), vedic]));
    await expect(pageOf('99')).rejects.toThrow('NEXT_REDIRECT');
    const metadata = await generateMetadata(props('99'));
    expect(metadata.alternates?.canonical).toBe('/vedic-gurukulam');
  });

  test('goes by its place when its id could not stand in an address', async () => {
    read.mockResolvedValue(good([vedic, programme('a/b?c')]));
    expect(tabs(await page())[1]?.getAttribute('href')).toBe('/vedic-gurukulam?programme=n1');
    expect((await pageOf('n1')).querySelector('.programme h2')?.textContent).toBe('Course a/b?c');
  });

  test.each(['a.b', 'a b', '', 'x'.repeat(65)])('has no page for %j', async (id) => {
    expect(isProgrammeKey(id)).toBe(false);
    const document = await pageOf(id);
    expect(document.querySelector('h1')?.textContent).toBe('Oops! Page not found');
    expect(document.querySelector('[data-status="404"]')).not.toBeNull();
  });
});
