import { whatsApp } from '@/content/whatsapp';
import { ButtonLink } from './button';

interface Props {
  /** From content/whatsapp.ts; nothing is shown without it. */
  href: string | undefined;
  label?: string;
}

export function WhatsAppLink({ href, label = whatsApp.label }: Props) {
  if (!href) return null;
  return (
    <ButtonLink className="button-tight" tone="secondary" href={href} external data-print="none">
      {label}
    </ButtonLink>
  );
}
