import type { Metadata } from 'next';
import { ContributePage } from '@/components/contribute/contribute-page';
import { contributeMetadata, TAX_BENEFIT } from '@/components/contribute/contribute-tabs';

/** `/contribute?tab=1`, cached as a separate page. */
export const revalidate = 60;

export const metadata: Metadata = contributeMetadata(TAX_BENEFIT);

export default function ContributeTaxBenefit() {
  return <ContributePage tab={TAX_BENEFIT} />;
}
