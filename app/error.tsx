'use client';

import { MessagePage } from '@/components/layout/message-page';
import { ButtonLink } from '@/components/ui/button';

/** Plain links, because a document has no script that could retry. */
export default function PageError() {
  return (
    <MessagePage
      title="This page could not be shown"
      text="Something went wrong on our side. Please try again in a moment, or go on from the home page."
      scene="retreat-fire"
    >
      <ButtonLink href="">Try again</ButtonLink>
      <ButtonLink href="/" tone="secondary">
        Go Back Home
      </ButtonLink>
    </MessagePage>
  );
}
