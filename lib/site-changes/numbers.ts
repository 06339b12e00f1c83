import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeNumbers } from '@/contract/site-changes';
import { oncePerProcess } from '@/lib/once-per-process';

type Known = { numbers: ChangeNumbers; areReported: boolean };

const known = oncePerProcess(
  'change-numbers',
  isKnown,
  (): Known => ({ numbers: {}, areReported: false }),
);
const rendering = oncePerProcess(
  'change-numbers-of-rendering',
  (value): value is AsyncLocalStorage<ChangeNumbers> => value instanceof AsyncLocalStorage,
  () => new AsyncLocalStorage<ChangeNumbers>(),
);

export const changeNumbers = (): ChangeNumbers => known.numbers;

export function setChangeNumbers(numbers: ChangeNumbers): void {
  known.numbers = numbers;
}

/** True once the school's server reports changes: proxies must then not serve old copies. */
export const areChangesReported = (): boolean => known.areReported;

export function setChangesReported(areReported: boolean): void {
  known.areReported = areReported;
}

/** Renders a page and remembers what was known when the rendering began. */
export const renderingFromNow = <T>(render: () => T): T => rendering.run(known.numbers, render);

/** The tags' numbers at the start of rendering: a change during it makes the page outdated. */
export function numbersOf(tags: readonly string[]): ChangeNumbers {
  const numbers = rendering.getStore() ?? known.numbers;
  return Object.fromEntries(tags.flatMap((tag) => (numbers[tag] ? [[tag, numbers[tag]]] : [])));
}

/** Something has changed since: such a copy is never shown again. */
export function isOutdated(tags: readonly string[], seen: ChangeNumbers = {}): boolean {
  return tags.some((tag) => (known.numbers[tag] ?? 0) > (seen[tag] ?? 0));
}

function isKnown(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && 'areReported' in value;
}
