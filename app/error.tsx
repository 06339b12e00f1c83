'use client';

import { MessagePage } from '@/components/layout/message-page';
import { ButtonLink } from '@/components/ui/button';

/** Plain links, because a document has no script that could retry. */
export default function PageError() {
  return (
    <MessagePage
      title="We could not show this page"
      text="Something went wrong on our side. Please try again in a moment, or go to the home page."
      scene="retreat-fire"
    >
      <ButtonLink href="">Try again</ButtonLink>
      <ButtonLink href="/" tone="secondary">
        Go Back Home
      </ButtonLink>
    </MessagePage>
  );
}
