import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policies/policy-page';
import { pageHead } from '@/components/seo/page-head';
import { terms } from '@/content/policies/terms';

export const revalidate = 60;

export const metadata: Metadata = pageHead(terms, '/terms');

export default function Terms() {
  return <PolicyPage policy={terms} />;
}
