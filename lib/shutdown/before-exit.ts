import { oncePerProcess } from '@/lib/once-per-process';

type Work = () => Promise<unknown> | undefined;

const isMap = (value: unknown): value is Map<string, Work> => value instanceof Map;
const works = () => oncePerProcess('before-exit', isMap, () => new Map<string, Work>());

/** Registers work to finish before the process exits, one per name. */
export function beforeExit(name: string, work: Work): void {
  works().set(name, work);
}

export async function finishAll(): Promise<void> {
  await Promise.allSettled([...works().values()].map((work) => work()));
}
