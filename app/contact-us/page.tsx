import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { pageHead } from '@/components/seo/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { contact } from '@/content/contact';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { schoolFacts } from '@/lib/seo/school';

export const revalidate = 60;

export const metadata: Metadata = pageHead(contact, '/contact-us');

export default function ContactUs() {
  const { RECAPTCHA_SITE_KEY, SITE_URL } = env();
  return (
    <>
      <JsonLd data={schoolFacts(school, SITE_URL)} />
      <ContactPage siteKey={RECAPTCHA_SITE_KEY ?? null} />
    </>
  );
}
