import type { DOMAttributes, ReactNode } from 'react';

interface Props extends Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  children: ReactNode;
  as?: 'div' | 'article' | 'li';
  /** Hover effect for cards that are one link as a whole. */
  link?: boolean;
  padded?: boolean;
  className?: string;
}

export function Card(props: Props) {
  const { children, as: Tag = 'div', link, padded = true, className = '', ...events } = props;
  const look = ['card', link ? 'card-link' : '', padded ? 'card-padded' : '', className];
  return (
    <Tag {...events} className={look.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
