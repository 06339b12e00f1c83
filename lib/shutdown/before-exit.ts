import { oncePerProcess } from '@/lib/process-memory';

type Work = () => Promise<unknown> | undefined;

const isMap = (value: unknown): value is Map<string, Work> => value instanceof Map;
const works = () => oncePerProcess('before-exit', isMap, () => new Map<string, Work>());

/** What is waited for when the program is asked to stop; a name has one. */
export function beforeExit(name: string, work: Work): void {
  works().set(name, work);
}

export async function finishAll(): Promise<void> {
  await Promise.allSettled([...works().values()].map((work) => work()));
}
