import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <MessagePage
      title="Oops! Page not found"
      text="The page you're looking for doesn't exist or has been moved."
      scene="alumni-walk"
    >
      <ButtonLink href="/">Go Back Home</ButtonLink>
    </MessagePage>
  );
}
