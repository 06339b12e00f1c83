import type { SafeHtml } from '@/lib/html/safe-html';

interface Props {
  html: SafeHtml;
  as?: 'div' | 'span';
  className?: string;
}

/** Sets inner HTML; the branded type ensures that it went through the sanitiser. */
export function RichText({ html, as: Tag = 'div', className = 'rich-text' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only lib/html/sanitise makes SafeHtml
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
