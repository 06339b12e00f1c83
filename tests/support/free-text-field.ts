import { fieldsOf } from '@/school-api/content/editing/form-fields';

/** The name of a field of a list that takes any words. */
export function freeTextField(list: string): string {
  const isFree = ({ name, input }: ReturnType<typeof fieldsOf>[number]) =>
    name !== 'session' && ['text', 'long-text', 'html'].includes(input);
  return fieldsOf(list).find(isFree)?.name ?? '';
}
