import type { ReactNode } from 'react';
import { Facts } from '../../view/facts';

type Props = { title: string; items: readonly { term: string; value: ReactNode }[] };

/** Nothing at all where every fact is empty. */
export function FactSection({ title, items }: Props) {
  if (items.every(({ value }) => value === null || value === '')) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Facts items={items} />
    </section>
  );
}
