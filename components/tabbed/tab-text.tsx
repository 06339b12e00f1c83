import type { ReactNode } from 'react';
import type { PageText, Verse } from '@/content/blocks';
import { Blocks } from '../blocks/blocks';
import { VerseLine } from '../layout/verse-line';

interface Props {
  text: PageText;
  heading?: string | undefined;
  verse?: Verse | undefined;
  children?: ReactNode;
}

export function TabText({ text, heading, verse, children }: Props) {
  const level = heading ? 3 : 2;
  return (
    <>
      {heading ? <h2 className="tabbed-heading">{heading}</h2> : null}
      {verse ? (
        <div className="tabbed-verse">
          <VerseLine verse={verse} />
        </div>
      ) : null}
      <Blocks blocks={text.blocks} level={level} />
      {children}
      {text.closing ? (
        <Blocks blocks={text.closing} level={level} lead={false} className="tabbed-closing" />
      ) : null}
    </>
  );
}
