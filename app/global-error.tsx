'use client';

import './globals.css';
import './fonts/fonts';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonLink } from '@/components/ui/button';
import { school } from '@/content/school';

/** Replaces the whole page, including the layout; plain links work without scripts. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <title>{`We could not show this page | ${school.name}`}</title>
        <main>
          <MessagePage
            title="We could not show this page"
            text={`Something went wrong on our side. Please try again in a moment, or call us: ${school.phones[0]}.`}
            scene="retreat-fire"
          >
            <ButtonLink href="/">Go Back Home</ButtonLink>
          </MessagePage>
        </main>
      </body>
    </html>
  );
}
