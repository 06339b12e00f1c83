import * as z from 'zod';

/** Prepares a posted body for the form's schema: missing and null become '', numbers become strings. */
export function posted<S extends z.ZodType>(keys: readonly string[], form: S) {
  return z.preprocess((sent) => (isRecord(sent) ? textsOf(sent, keys) : sent), form);
}

function isRecord(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function textsOf(sent: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return { ...sent, ...Object.fromEntries(keys.map((key) => [key, asText(sent[key])])) };
}

function asText(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  return typeof value === 'number' ? String(value) : value;
}
