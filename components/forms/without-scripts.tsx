import { BreakableEmail } from '@/components/ui/breakable-email';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';

/** Shown in place of a form without scripts, with other ways to reach the school. */
export function WithoutScripts({ text, email }: { text: string; email: string }) {
  return (
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
  );
}
