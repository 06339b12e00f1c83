import type { Metadata } from 'next';
import { MailboxPage } from '@/components/mailbox/mailbox-page';
import { MyDataPanel } from '@/components/privacy/my-data-panel';
import { pageHead } from '@/components/seo/page-head';
import { myData } from '@/content/my-data';
import { school } from '@/content/school';

export const revalidate = 60;

export const metadata: Metadata = {
  ...pageHead(myData, myData.path, { pictureOf: myData.back.href }),
  robots: { index: false },
};

export default function MyDataPage() {
  return (
    <MailboxPage copy={myData} email={school.email}>
      <MyDataPanel />
    </MailboxPage>
  );
}
