import type { ReactNode } from 'react';
import type { PageText } from '@/content/blocks';
import { Blocks } from '../blocks/blocks';

interface Props {
  text: PageText;
  /** Where the page's own heading says something else. */
  heading?: string | undefined;
  children?: ReactNode;
}

export function TabText({ text, heading, children }: Props) {
  const level = heading ? 3 : 2;
  return (
    <>
      {heading ? <h2 className="tabbed-heading">{heading}</h2> : null}
      <Blocks blocks={text.blocks} level={level} />
      {children}
      {text.closing ? (
        <Blocks blocks={text.closing} level={level} lead={false} className="tabbed-closing" />
      ) : null}
    </>
  );
}
