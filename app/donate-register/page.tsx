import type { Metadata } from 'next';
import { DonatePage } from '@/components/donation/donate-page';
import { pageHead } from '@/components/seo/page-head';
import { donateRegister } from '@/content/donate-register';
import { env } from '@/lib/env';

export const revalidate = 60;

export const metadata: Metadata = pageHead(donateRegister, '/donate-register');

export default function DonateRegister() {
  return <DonatePage checkoutScript={env().CHECKOUT_SCRIPT_URL} />;
}
