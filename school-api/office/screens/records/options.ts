import { stateTitle } from '../../../records';
import type { FilterField } from '../../view/filters';

type Select = { name: string; label: string; any: string };

/** A select of a filter; the first option leaves it open. */
export function selectFilter({ name, label, any }: Select, values: readonly string[]): FilterField {
  const options = values.map((value) => ({ value, label: stateTitle(value) }));
  return { kind: 'select', name, label, options: [{ value: '', label: any }, ...options] };
}

export const dayFilters: readonly FilterField[] = [
  { kind: 'date', name: 'since', label: 'From' },
  { kind: 'date', name: 'until', label: 'Until' },
];
