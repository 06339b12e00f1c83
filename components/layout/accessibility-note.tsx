import { accessibility } from '@/content/accessibility';
import { BreakableEmail } from '../ui/breakable-email';
import { Icon } from '../ui/icon';
import { phoneHref } from './contact-lines';

const { heading, statement, contact } = accessibility;

/** Collapsed, so that the statement can be on every page. */
export function AccessibilityNote() {
  return (
    <details className="accessibility-note">
      <summary>
        {heading}
        <Icon name="chevron-down" />
      </summary>
      {statement.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {contact.before} <a href={phoneHref(contact.phone)}>{contact.phone}</a> or{' '}
        <a href={`mailto:${contact.email}`}>
          <BreakableEmail email={contact.email} />
        </a>
        . {contact.after}
      </p>
    </details>
  );
}
