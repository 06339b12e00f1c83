import { describe, expect, test } from 'vitest';
import VedicGurukulam from '@/app/vedic-gurukulam/page';
import OfProgramme, { generateMetadata } from '@/app/vedic-gurukulam/programme/[id]/page';
import { isProgrammeKey } from '@/components/vedic-gurukulam/programme-address';
import { withAnswers } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';

const course = (id: string, more: object = {}) => ({
  id,
  name: `Course ${id}`,
  description: `<p>About ${id}</p>`,
  button: `https://forms.example.org/${id}`,
  file: `/media/files/${id}.pdf`,
  ...more,
});
const vedic = course('7', { name: 'vedic' });

const props = (id: string) => ({ params: Promise.resolve({ id }) });
const page = (...records: object[]) => pageWith({ 'vedic-gurukulam': records }, VedicGurukulam);
const pageOf = (id: string, ...records: object[]) =>
  pageWith({ 'vedic-gurukulam': records }, () => OfProgramme(props(id)));
const headOf = (id: string, ...records: object[]) =>
  withAnswers({ 'vedic-gurukulam': records }, () => generateMetadata(props(id)));
const shown = (document: Document) => document.querySelector('.programme h2')?.textContent;

describe('the Vedic Gurukulam page', () => {
  test('has a tab for each programme and opens the one named vedic', async () => {
    const document = await page(course('3'), vedic);
    expect(texts(document, '.tab')).toEqual(['Course 3', 'Vedic Gurukulam System']);
    expect(attributes(document, '.tab')).toEqual([
      '/vedic-gurukulam?programme=3',
      '/vedic-gurukulam',
    ]);
    expect(texts(document, '.tab[aria-current]')).toEqual(['Vedic Gurukulam System']);
    expect(shown(document)).toBe('Vedic Gurukulam System');
    expect(texts(document, '.programme .rich-text p')).toEqual(['About 7']);
    expect(texts(document, '.programme a[target="_blank"]')).toEqual([
      'Enroll Now',
      'Download Brochure',
    ]);
    expect(attributes(document, '.programme a')).toEqual([
      'https://forms.example.org/7',
      '/media/files/7.pdf',
    ]);
  });

  test('opens the first programme when none is named vedic', async () => {
    expect(shown(await page(course('3'), course('4')))).toBe('Course 3');
  });

  test('offers only what the record has', async () => {
    const document = await page(course('3', { button: '', file: null }));
    expect(texts(document, '.programme a')).toEqual([]);
  });

  test('is silent, and marked, if the read failed, and unmarked if there are none', async () => {
    const failed = await pageWith({}, VedicGurukulam);
    expect(failed.querySelector('.programme')).toBeNull();
    expect(failed.querySelector('[data-degraded]')).not.toBeNull();
    expect(failed.body.textContent).toContain('Learning in the teacher’s house');
    const none = await page();
    expect(none.querySelector('.tab, [data-degraded]')).toBeNull();
  });
});

describe('a programme selected in the address', () => {
  test('is open, with a title and an address of its own', async () => {
    expect(shown(await pageOf('3', vedic, course('3')))).toBe('Course 3');
    const { title, alternates } = await headOf('3', vedic, course('3'));
    expect(title).toBe('Course 3 | Vedic Gurukulam');
    expect(alternates?.canonical).toBe('/vedic-gurukulam?programme=3');
  });

  test('redirects an unknown key to the default, and stores no page for it', async () => {
    await expect(pageOf('99', vedic)).rejects.toThrow('NEXT_REDIRECT');
    expect((await headOf('99', vedic)).alternates?.canonical).toBe('/vedic-gurukulam');
  });

  test('uses its position if its id is not valid in an address', async () => {
    const records = [vedic, course('a/b?c')];
    expect(attributes(await page(...records), '.tab')[1]).toBe('/vedic-gurukulam?programme=n1');
    expect(shown(await pageOf('n1', ...records))).toBe('Course a/b?c');
  });

  test.each(['a.b', 'a b', '', 'x'.repeat(65)])('has no page for %j', async (id) => {
    expect(isProgrammeKey(id)).toBe(false);
    expect((await pageOf(id)).querySelector('[data-status="404"]')).not.toBeNull();
  });
});
