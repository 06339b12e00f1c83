import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { pageHead } from '@/components/seo/page-head';
import { contact } from '@/content/contact';
import { env } from '@/lib/env';
import { readNoticeVersion } from '@/lib/school-api/listed-controls';

export const revalidate = 60;

export const metadata: Metadata = pageHead(contact, '/contact-us');

export default async function ContactUs() {
  const noticeVersion = await readNoticeVersion('contact');
  return <ContactPage siteKey={env().RECAPTCHA_SITE_KEY ?? null} noticeVersion={noticeVersion} />;
}
