import { AsyncLocalStorage } from 'node:async_hooks';
import type { Preview } from '@/contract/preview';
import { oncePerProcess } from '@/lib/once-per-process';

const showing = oncePerProcess(
  'preview',
  (value): value is AsyncLocalStorage<Preview> => value instanceof AsyncLocalStorage,
  () => new AsyncLocalStorage<Preview>(),
);

/** Renders one page with a draft; other requests are not affected. */
export const renderPreview = <T>(preview: Preview, render: () => T): T =>
  showing.run(preview, render);

/** Undefined outside a preview. */
export const currentPreview = (): Preview | undefined => showing.getStore();

/** The response with the draft in it, for reads by the previewed page. */
export function overlaidAnswer(path: string): unknown {
  const answers = showing.getStore()?.answers;
  return answers && Object.hasOwn(answers, path) ? answers[path] : undefined;
}
