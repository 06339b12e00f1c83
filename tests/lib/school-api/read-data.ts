import { withAnswers } from '../../support/school-answers';

type Read<T> = () => Promise<{ ok: true; data: T } | { ok: false }>;

/** The result of a read of these responses; it must not fail. */
export async function dataOf<T>(answers: Record<string, unknown>, read: Read<T>): Promise<T> {
  const result = await withAnswers(answers, read);
  if (!result.ok) throw new Error('the read failed');
  return result.data;
}
