import { BreakableEmail } from '@/components/ui/breakable-email';
import { notStarted } from '@/content/not-started';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';
import { Button } from '../ui/button';

/**
 * Replaces a form without scripts, with other ways to reach the school; enhance/app also shows the message
 * for scripts that cannot be loaded.
 */
export function WithoutScripts({ text, email }: { text: string; email: string }) {
  return (
    <>
      <noscript>
        <p className="without-scripts">
          {text}{' '}
          {school.phones.map((phone) => (
            <span key={phone}>
              <a href={phoneHref(phone)}>{phone}</a>,{' '}
            </span>
          ))}
          <a href={`mailto:${email}`}>
            <BreakableEmail email={email} />
          </a>
        </p>
      </noscript>
      <div role="alert" className="without-scripts" data-not-started="" hidden>
        <p>{notStarted.text}</p>
        <Button tone="quiet" data-start-again="">
          {notStarted.again}
        </Button>
      </div>
    </>
  );
}
