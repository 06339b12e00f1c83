import type { Metadata } from 'next';
import { ContributePage } from '@/components/contribute/contribute-page';
import { contributeMetadata, DONATE } from '@/components/contribute/contribute-tabs';

export const revalidate = 60;

export const metadata: Metadata = contributeMetadata(DONATE);

export default function Contribute() {
  return <ContributePage tab={DONATE} />;
}
