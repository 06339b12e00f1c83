import { type ReadName, readNames, readPath } from '@/contract';
import { renderPreview } from '@/lib/preview/overlay';

/** Invalid for every read, as if the school API were down. */
const DOWN = 'down';

const isReadName = (name: string): name is ReadName => readNames.some((each) => each === name);

/**
 * Runs with these responses of the school API, by name of the read or by path; every other read
 * fails. Contract and reads are real; the network is not used.
 */
export function withAnswers<T>(given: Record<string, unknown>, run: () => T): T {
  const byPath = Object.entries(given).map(([name, answer]) => [
    isReadName(name) ? readPath(name) : name,
    answer,
  ]);
  const known = new Map<string | symbol, unknown>(
    byPath.map(([path, answer]) => [`${path}`, answer]),
  );
  const answers = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, path) => (known.has(path) ? known.get(path) : DOWN),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: DOWN }),
    },
  );
  return renderPreview({ path: '/', title: '', answers }, run);
}

export const newsPage = (number: number) => readPath('news-events', {}, { page: number });
export const newsItem = (slug: string) => readPath('news-event', { slug });
export const resultsOf = (year: number) => readPath('results', {}, { year });
