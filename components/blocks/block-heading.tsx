import { Inline } from './inline';

export type HeadingLevel = 2 | 3;

const tags = { 2: 'h2', 3: 'h3' } as const;

export function BlockHeading({ level, text }: { level: HeadingLevel; text: string }) {
  const Heading = tags[level];
  return (
    <Heading className="block-heading">
      <Inline text={text} />
    </Heading>
  );
}
