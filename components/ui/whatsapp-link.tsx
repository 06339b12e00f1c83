import { whatsApp } from '@/content/whatsapp';
import { ButtonLink } from './button';

interface Props {
  /** From content/whatsapp.ts; nothing is shown without it. */
  href: string | undefined;
  label?: string;
  /** For screen readers, what a plain link among others is about. */
  subject?: string;
}

export function WhatsAppLink({ href, label = whatsApp.label, subject }: Props) {
  if (!href) return null;
  if (subject) {
    return (
      <a className="link" href={href} target="_blank" rel="noopener" data-print="none">
        {label}
        <span className="sr-only">: {subject}</span>
      </a>
    );
  }
  return (
    <ButtonLink className="button-tight" tone="secondary" href={href} external data-print="none">
      {label}
    </ButtonLink>
  );
}
