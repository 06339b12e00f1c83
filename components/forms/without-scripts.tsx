import { BreakableEmail } from '@/components/ui/breakable-email';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';

/** Stands where a form is dead without scripts, with the ways that are open. */
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
