import type { ErrorCode } from '@/contract';
import { CHECK_FIELDS } from '@/lib/bff/route';

export type FormRefusal = { code: ErrorCode; message: string; fields?: Record<string, string> };

export const MALFORMED: FormRefusal = { code: 'malformed', message: 'We could not read the form.' };

export function refuseFields(fields: Record<string, string>): FormRefusal {
  return { code: 'invalid', message: CHECK_FIELDS, fields };
}

export function refuseFile(
  { file }: { file: string },
  message: string,
  code: 'invalid' | 'too_large' = 'invalid',
): FormRefusal {
  return { code, message, fields: { [file]: message } };
}
