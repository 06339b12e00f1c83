import type { Metadata } from 'next';
import { academics } from '@/content/academics';
import { tabAt } from '@/content/section-tabs';
import { pageHead } from '../seo/page-head';
import { tabMetadata } from '../tabbed/section-metadata';
import { readDefaultYear } from './default-year';
import { RESULTS_PATH, yearPath } from './result-years';

/** Each year is a separate page; the default year is the tab itself. */
export async function resultsMetadata(year: number): Promise<Metadata> {
  if (year === (await readDefaultYear())) return tabMetadata(academics, 0);
  const { title, description, scene } = tabAt(academics, 0);
  return pageHead(
    {
      title: `${title} ${year} | ${academics.name}`,
      description: `${year}: ${description}`,
      scene,
    },
    yearPath(year),
    { pictureOf: RESULTS_PATH },
  );
}
