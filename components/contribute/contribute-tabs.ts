import type { Metadata } from 'next';
import { contribute } from '@/content/contribute';
import { pageHead } from '../seo/page-head';

const CONTRIBUTE_PATH = '/contribute';

/** By `?tab=`: tab 0 has the plain address. */
export const contributeTabs = [
  { label: contribute.donate.label, href: CONTRIBUTE_PATH },
  { label: contribute.taxBenefit.label, href: `${CONTRIBUTE_PATH}?tab=1` },
] as const;

export const DONATE = 0;
export const TAX_BENEFIT = 1;

export function contributeMetadata(tab: typeof DONATE | typeof TAX_BENEFIT): Metadata {
  const { title, description, scene, taxBenefit } = contribute;
  if (tab === DONATE) return pageHead(contribute, CONTRIBUTE_PATH);
  return pageHead(
    {
      title: `${taxBenefit.title} | ${title}`,
      description: `${taxBenefit.title} of a donation: ${description}`,
      scene,
    },
    contributeTabs[TAX_BENEFIT].href,
  );
}
