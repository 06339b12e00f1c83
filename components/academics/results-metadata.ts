import type { Metadata } from 'next';
import { academics } from '@/content/academics';
import { pageHead, tabMetadata } from '../tabbed/section-metadata';
import { tabAt } from '../tabbed/section-tabs';
import { DEFAULT_YEAR, yearPath } from './result-years';

/** Each year is a page of its own; the default year's is the tab itself. */
export function resultsMetadata(year: number): Metadata {
  if (year === DEFAULT_YEAR) return tabMetadata(academics, 0);
  const { title, description } = tabAt(academics, 0);
  return pageHead(
    `${title} ${year} | ${academics.name}`,
    `${year}: ${description}`,
    yearPath(year),
  );
}
