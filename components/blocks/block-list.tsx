import { Inline } from './inline';

interface Props {
  items: readonly string[];
  ordered?: boolean | undefined;
}

/** Shows the name in `Name: the rest` as the entry's heading, if most entries have this form. */
export function BlockList({ items, ordered = false }: Props) {
  const List = ordered ? 'ol' : 'ul';
  const headed = items.filter((item) => headOf(item)).length * 2 > items.length;
  return (
    <List className={ordered ? 'block-steps' : 'feather-list'}>
      {items.map((item) => (
        <li key={item}>{headed ? <Headed text={item} /> : <Inline text={item} />}</li>
      ))}
    </List>
  );
}

const MAX_HEAD_LENGTH = 32;

function headOf(text: string): string | undefined {
  const at = text.indexOf(': ');
  return at > 0 && at <= MAX_HEAD_LENGTH ? text.slice(0, at + 1) : undefined;
}

function Headed({ text }: { text: string }) {
  const head = headOf(text);
  if (!head) return <Inline text={text} />;
  return (
    <>
      <strong>
        <Inline text={head} />
      </strong>
      <Inline text={text.slice(head.length)} />
    </>
  );
}
