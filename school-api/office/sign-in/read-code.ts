import { LENGTHS } from '@/contract';
import type { Outcome } from '../people/outcome';

/** People type spaces and paste hyphens. */
export function readCode(form: URLSearchParams): Outcome<{ code: string }> {
  const code = (form.get('code') ?? '').replaceAll(/[\s-]/g, '');
  const isCode = code.length === LENGTHS.code && /^\d+$/.test(code);
  return isCode ? { code } : { refused: `Enter the ${LENGTHS.code}-digit code.` };
}
