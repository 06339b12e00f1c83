import type { Metadata } from 'next';
import { BankPage } from '@/components/bank/bank-page';
import { pageHead } from '@/components/seo/page-head';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { readDonationRules } from '@/lib/school-api/donation-rules';

export const revalidate = 60;

export const metadata: Metadata = pageHead(directBankTransfer, '/direct-bank-transfer');

export default async function DirectBankTransfer() {
  return <BankPage rules={await readDonationRules()} />;
}
