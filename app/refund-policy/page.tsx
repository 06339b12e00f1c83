import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policies/policy-page';
import { pageHead } from '@/components/seo/page-head';
import { refundPolicy } from '@/content/policies/refund-policy';

export const revalidate = 60;

export const metadata: Metadata = pageHead(refundPolicy, '/refund-policy');

export default function RefundPolicy() {
  return <PolicyPage policy={refundPolicy} />;
}
