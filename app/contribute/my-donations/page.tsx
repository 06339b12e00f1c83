import type { Metadata } from 'next';
import { MailboxPage } from '@/components/mailbox/mailbox-page';
import { ReceiptsPanel } from '@/components/receipts/receipts-panel';
import { pageHead } from '@/components/seo/page-head';
import { myDonations } from '@/content/receipts';
import { school } from '@/content/school';

export const revalidate = 60;

export const metadata: Metadata = {
  ...pageHead(myDonations, myDonations.path, { pictureOf: myDonations.back.href }),
  robots: { index: false },
};

export default function MyDonationsPage() {
  return (
    <MailboxPage copy={myDonations} email={school.email}>
      <ReceiptsPanel />
    </MailboxPage>
  );
}
