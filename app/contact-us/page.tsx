import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { pageHead } from '@/components/seo/page-head';
import { Unavailable } from '@/components/ui/unavailable';
import { contact } from '@/content/contact';
import { env } from '@/lib/env';
import { hasLoadedControls, readNoticeVersion } from '@/lib/school-api/listed-controls';

export const revalidate = 60;

export const metadata: Metadata = pageHead(contact, '/contact-us');

export default async function ContactUs() {
  const siteKey = env().RECAPTCHA_SITE_KEY ?? null;
  return (
    <>
      <ContactPage siteKey={siteKey} noticeVersion={await readNoticeVersion('contact')} />
      {(await hasLoadedControls()) ? null : <Unavailable />}
    </>
  );
}
