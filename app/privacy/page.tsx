import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policies/policy-page';
import { pageHead } from '@/components/seo/page-head';
import { privacy } from '@/content/policies/privacy';

export const revalidate = 60;

export const metadata: Metadata = pageHead(privacy, '/privacy');

export default function Privacy() {
  return <PolicyPage policy={privacy} />;
}
