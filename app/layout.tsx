import './globals.css';
import './fonts/fonts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { ClosingBanner } from '@/components/layout/closing-banner';
import { EnhanceScript } from '@/components/layout/enhance-script';
import { FactsBlock } from '@/components/layout/facts-block';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { SiteGraph } from '@/components/seo/site-graph';
import { ArchMask } from '@/components/ui/arch-mask';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { currentYear } from '@/lib/format/dates';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { SITE_URL, SITE_INDEXABLE } = env();
  return {
    metadataBase: new URL(SITE_URL),
    title: { default: `${school.name} | Home`, template: `%s | ${school.name}` },
    description: `${school.tagline}, in ${school.address.locality}, ${school.address.district}. ${school.board}, with spiritual education.`,
    applicationName: school.name,
    formatDetection: { telephone: false, email: false, address: false },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    robots: SITE_INDEXABLE ? 'max-image-preview:large' : 'noindex, nofollow',
  };
}

export const viewport: Viewport = {
  themeColor: school.colours['peacock-deep'],
  colorScheme: 'light',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const dates = await readAdmissionDates();
  return (
    <html lang="en-IN">
      <body>
        <SkipLink />
        <ArchMask />
        <AnnouncementBar dates={dates} />
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <ClosingBanner />
        <Footer year={currentYear()} />
        <SiteGraph />
        <FactsBlock />
        <EnhanceScript />
      </body>
    </html>
  );
}
