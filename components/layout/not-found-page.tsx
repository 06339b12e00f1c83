import { ButtonLink } from '../ui/button';
import { PageStatus } from '../ui/page-status';
import { MessagePage } from './message-page';

/**
 * For an unknown URL. A page returns it instead of calling `notFound()`, which would leave a
 * document blank (see PageStatus).
 */
export function NotFoundPage() {
  return (
    <MessagePage
      title="Oops! Page not found"
      text="The page you're looking for doesn't exist or has been moved."
      scene="alumni-walk"
    >
      <ButtonLink href="/">Go Back Home</ButtonLink>
      <PageStatus code={404} />
    </MessagePage>
  );
}
