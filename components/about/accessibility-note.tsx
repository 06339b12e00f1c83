import { accessibility } from '@/content/about/accessibility';
import { phoneHref } from '../layout/contact-lines';

const { heading, statement, contact } = accessibility;

export function AccessibilityNote() {
  return (
    <footer className="accessibility-note page-width">
      <h2>{heading}</h2>
      {statement.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {contact.before}{' '}
        <a className="link" href={phoneHref(contact.phone)}>
          {contact.phone}
        </a>{' '}
        or{' '}
        <a className="link" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        . {contact.after}
      </p>
    </footer>
  );
}
