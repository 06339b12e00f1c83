import { describe, expect, test } from 'vitest';
import Careers from '@/app/careers/page';
import { careers } from '@/content/careers';
import { school } from '@/content/school';
import { attributes, pageWith, texts } from '../ui/render';

const vacancy = (vacancy_name: string, more: object = {}) => ({
  vacancy_name,
  subjects: ['Physics', 'Chemistry'],
  additional_info: '<p>Two <strong>sections</strong></p>',
  ...more,
});
const page = (...vacancies: object[]) => pageWith({ vacancies }, Careers);

describe('a vacancy', () => {
  test('has a card that opens its dialog, with Close and Apply Now', async () => {
    const document = await page(vacancy('Teacher, Physics & more'));
    expect(texts(document, '.vacancy-card h3, .vacancy-card p')).toEqual([
      'Teacher, Physics & more',
      'Physics, Chemistry',
    ]);
    const dialog = document.querySelector('dialog');
    expect(attributes(document, '.vacancy-card a', 'data-opens')).toEqual([dialog?.id]);
    expect(texts(document, '.vacancy-card a')).toEqual(['Click to view more']);
    expect(texts(dialog, 'h2, .vacancy-details > :first-child dd, strong, [data-closes]')).toEqual([
      'Teacher, Physics & more',
      'Physics, Chemistry',
      'sections',
      'Close',
    ]);
    const apply = '/careers/apply-now?vacancy=Teacher%2C%20Physics%20%26%20more';
    expect(attributes(dialog, 'a').at(-1)).toBe(apply);
    expect(texts(dialog, 'a').at(-1)).toBe('Apply Now');
  });

  test('is distinguished from another with the same name', async () => {
    const ids = attributes(await page(vacancy('Warden'), vacancy('Warden')), 'dialog', 'id');
    expect(new Set(ids).size).toBe(2);
  });

  test('leaves out missing subjects', async () => {
    const document = await page(vacancy('Warden', { subjects: '' }));
    expect(document.querySelector('.vacancy-card p')).toBeNull();
    expect(texts(document, 'dialog dt')).toEqual(['Additional information']);
  });

  test('shows that it has no details', async () => {
    const document = await page(vacancy('Warden', { additional_info: '<p>&nbsp;</p>' }));
    const details = document.querySelector('dialog .vacancy-details');
    expect(details?.textContent).toContain(careers.vacancies.noInfo);
    expect(attributes(details, 'a')).toEqual([`mailto:${school.email}`]);
  });
});
