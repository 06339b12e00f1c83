import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  as?: 'div' | 'article' | 'li';
  /** Hover effect for cards that are one link as a whole. */
  link?: boolean;
  padded?: boolean;
  className?: string;
}

export function Card({ children, as: Tag = 'div', link, padded = true, className = '' }: Props) {
  const look = ['card', link ? 'card-link' : '', padded ? 'card-padded' : '', className];
  return <Tag className={look.filter(Boolean).join(' ')}>{children}</Tag>;
}
