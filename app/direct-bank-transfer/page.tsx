import type { Metadata } from 'next';
import { BankPage } from '@/components/bank/bank-page';
import { pageHead } from '@/components/seo/page-head';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { env } from '@/lib/env';
import { readDonationRules } from '@/lib/school-api/donation-rules';
import { readNoticeVersion } from '@/lib/school-api/listed-controls';
import { readPurposes } from '@/lib/school-api/purposes';

export const revalidate = 60;

export const metadata: Metadata = pageHead(directBankTransfer, '/direct-bank-transfer');

export default async function DirectBankTransfer() {
  const [rules, noticeVersion, { purposes, isWhole }] = await Promise.all([
    readDonationRules(),
    readNoticeVersion('donate'),
    readPurposes(),
  ]);
  const open = purposes.filter(({ closed }) => !closed).map(({ heading }) => heading);
  const settings = { noticeVersion, purposes: open, isWhole };
  return <BankPage rules={rules} siteKey={env().RECAPTCHA_SITE_KEY ?? null} {...settings} />;
}
