import type { Metadata } from 'next';
import { DonatePage } from '@/components/donations/donate-page';
import { pageHead } from '@/components/seo/page-head';
import { donateRegister } from '@/content/donate-register';
import { env } from '@/lib/env';
import { readDonationRules } from '@/lib/school-api/donation-rules';
import { readNoticeVersion } from '@/lib/school-api/listed-controls';
import { readPurposes } from '@/lib/school-api/purposes';

export const revalidate = 60;

export const metadata: Metadata = pageHead(donateRegister, '/donate-register');

export default async function DonateRegister() {
  const [rules, noticeVersion, giving] = await Promise.all([
    readDonationRules(),
    readNoticeVersion('donate'),
    readPurposes(),
  ]);
  return (
    <DonatePage
      checkoutScript={env().CHECKOUT_SCRIPT_URL}
      rules={rules}
      noticeVersion={noticeVersion}
      giving={giving}
    />
  );
}
