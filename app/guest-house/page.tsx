import type { Metadata } from 'next';
import { GuestHousePage } from '@/components/guest-house/guest-house-page';
import { pageHead } from '@/components/seo/page-head';
import { guestHouse } from '@/content/guest-house';

export const revalidate = 60;

export const metadata: Metadata = pageHead(guestHouse, '/guest-house');

export default function GuestHouse() {
  return <GuestHousePage />;
}
