import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeNumbers } from '@/contract/site-changes';
import { oncePerProcess } from '@/lib/once-per-process';

type Known = { numbers: ChangeNumbers; areReported: boolean; revalidations: number };
type Rendering = { numbers: ChangeNumbers; begunAt: number };

const known = oncePerProcess(
  'change-numbers',
  isKnown,
  (): Known => ({ numbers: {}, areReported: false, revalidations: 0 }),
);
const rendering = oncePerProcess(
  'change-numbers-of-rendering',
  (value): value is AsyncLocalStorage<Rendering> => value instanceof AsyncLocalStorage,
  () => new AsyncLocalStorage<Rendering>(),
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
export const renderingFromNow = <T>(render: () => T): T =>
  rendering.run({ numbers: known.numbers, begunAt: Date.now() }, render);

export const renderingBegan = (): number => rendering.getStore()?.begunAt ?? Date.now();

/** Calls of POST /api/revalidate: what was read before them is not shared with what is read after. */
export const revalidations = (): number => known.revalidations;

export function markRevalidated(): void {
  known.revalidations += 1;
}

/** The tags' numbers at the start of rendering: a change during it makes the page outdated. */
export function numbersOf(tags: readonly string[]): ChangeNumbers {
  const numbers = rendering.getStore()?.numbers ?? known.numbers;
  return Object.fromEntries(tags.flatMap((tag) => (numbers[tag] ? [[tag, numbers[tag]]] : [])));
}

/** Something has changed since: such a copy is never shown again. */
export function isOutdated(tags: readonly string[], seen: ChangeNumbers = {}): boolean {
  return tags.some((tag) => (known.numbers[tag] ?? 0) > (seen[tag] ?? 0));
}

function isKnown(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && 'areReported' in value;
}
