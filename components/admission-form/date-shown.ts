import type { Option } from '../ui/field/select';

/** The admission date as its choice was worded; the value itself where it is offered no more. */
export function dateShown(value: string, dates: readonly Option[]): string {
  return dates.find((date) => date.value === value)?.label ?? value;
}
