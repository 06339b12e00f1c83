import type { Option } from '../../ui/field/select';

/** The label of the chosen admission date; the value itself if it is no longer offered. */
export function dateShown(value: string, dates: readonly Option[]): string {
  return dates.find((date) => date.value === value)?.label ?? value;
}
