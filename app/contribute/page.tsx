import type { Metadata } from 'next';
import { ContributePage } from '@/components/contribute/contribute-page';
import { contributeMetadata, DONATE } from '@/components/contribute/contribute-tabs';
import { env } from '@/lib/env';
import { readPurposes } from '@/lib/school-api/purposes';

export const revalidate = 60;

export const metadata: Metadata = contributeMetadata(DONATE);

export default async function Contribute() {
  return <ContributePage tab={DONATE} {...(await readPurposes())} siteUrl={env().SITE_URL} />;
}
