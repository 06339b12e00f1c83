import type { Metadata } from 'next';
import { DisclosurePage } from '@/components/disclosure/disclosure-page';
import { pageHead } from '@/components/seo/page-head';
import { disclosure } from '@/content/disclosure';
import { today } from '@/lib/format/dates';
import { readDisclosures, readFeeHeads } from '@/lib/school-api/disclosure';

export const revalidate = 60;

export const metadata: Metadata = pageHead(disclosure, '/disclosure');

export default async function Disclosure() {
  const [records, heads] = await Promise.all([readDisclosures(), readFeeHeads()]);
  return <DisclosurePage records={records} heads={heads} today={today()} />;
}
