import type { Metadata } from 'next';
import { BankPage } from '@/components/bank/bank-page';
import { pageHead } from '@/components/seo/page-head';
import { directBankTransfer } from '@/content/direct-bank-transfer';

export const revalidate = 60;

export const metadata: Metadata = pageHead(directBankTransfer, '/direct-bank-transfer');

export default function DirectBankTransfer() {
  return <BankPage />;
}
