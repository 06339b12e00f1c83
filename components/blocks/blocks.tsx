import type { Block, Blocks as Words } from '@/content/blocks';
import { PullQuote } from '../ui/pull-quote';
import { BlockCards } from './block-cards';
import { BlockContests } from './block-contests';
import { BlockFacts } from './block-facts';
import { BlockFlow } from './block-flow';
import { BlockGallery } from './block-gallery';
import { BlockHeading, type HeadingLevel } from './block-heading';
import { BlockLinks } from './block-links';
import { BlockList } from './block-list';
import { BlockNote } from './block-note';
import { BlockPicture } from './block-picture';
import { BlockSignature } from './block-signature';
import { BlockTable } from './block-table';
import { BlockTimeline } from './block-timeline';
import { BlockTimetable } from './block-timetable';
import { BlockVerse } from './block-verse';
import { DayArc } from './day-arc';
import { Inline } from './inline';

interface Props {
  blocks: Words;
  /** Level of the blocks' headings, one below the heading above them. */
  level?: HeadingLevel;
  /** Shows the first paragraph larger, as the lead of an article. */
  lead?: boolean;
  className?: string;
}

/** The text of a page as an article: a text column, with wider blocks over the full width. */
export function Blocks({ blocks, level = 2, lead = true, className = '' }: Props) {
  if (blocks.length === 0) return null;
  return (
    <div className={`blocks ${lead ? 'blocks-lead' : ''} ${className}`.replace(/\s+/g, ' ').trim()}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <BlockOf key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function BlockOf({ block, level }: { block: Block; level: HeadingLevel }) {
  if (typeof block === 'string') return <Paragraph text={block} />;
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'heading':
      return <BlockHeading level={level} text={block.text} />;
    case 'quote':
      return <PullQuote text={block.text} {...(block.by ? { source: block.by } : {})} />;
    case 'list':
      return <BlockList items={block.items} ordered={block.ordered} />;
    case 'facts':
      return <BlockFacts items={block.items} />;
    case 'verse':
      return <BlockVerse verse={block.verse} />;
    case 'picture':
      return <BlockPicture picture={block.picture} caption={block.caption} />;
    case 'gallery':
      return <BlockGallery label={block.label} items={block.items} level={level} />;
    case 'cards':
      return <BlockCards items={block.items} level={level} />;
    case 'timeline':
      return <BlockTimeline entries={block.entries} level={level} />;
    case 'timetable':
      return (
        <>
          <DayArc rows={block.rows} />
          <BlockTimetable caption={block.caption} rows={block.rows} />
        </>
      );
    case 'table':
      return <BlockTable {...block} />;
    case 'flow':
      return <BlockFlow label={block.label} steps={block.steps} level={level} />;
    case 'contests':
      return <BlockContests items={block.items} />;
    case 'signature':
      return <BlockSignature name={block.name} role={block.role} />;
    case 'note':
      return <BlockNote text={block.text} />;
    case 'links':
      return <BlockLinks items={block.items} />;
  }
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Inline text={text} />
    </p>
  );
}
