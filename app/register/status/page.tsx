import type { Metadata } from 'next';
import { StatusPanel } from '@/components/admissions/status/status-panel';
import { MailboxPage } from '@/components/mailbox/mailbox-page';
import { pageHead } from '@/components/seo/page-head';
import { Unavailable } from '@/components/ui/unavailable';
import { applicationStatus as copy } from '@/content/application-status';
import { school } from '@/content/school';
import { hasLoadedControls, readNoticeVersion } from '@/lib/school-api/listed-controls';

export const revalidate = 60;

export const metadata: Metadata = {
  ...pageHead(copy, copy.path, { pictureOf: copy.back.href }),
  robots: { index: false },
};

export default async function ApplicationStatus() {
  return (
    <MailboxPage copy={copy} email={school.admissionsEmail}>
      <StatusPanel noticeVersion={await readNoticeVersion('register')} />
      {(await hasLoadedControls()) ? null : <Unavailable />}
    </MailboxPage>
  );
}
