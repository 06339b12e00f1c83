import type { ReactNode } from 'react';

type Props = { tone: 'good' | 'bad' | 'waiting' | 'plain'; children: ReactNode };

export function Tag({ tone, children }: Props) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
