import { expect } from 'vitest';
import { z } from 'zod';
import { WHOLE } from '../school-api/privacy/person/whole-person';

const { name, child, guardian, phone, street, pan } = WHOLE;
/** Of the other family. */
const SECRETS = [name, child, guardian, phone, street, pan, WHOLE.email.toLowerCase(), 'JVBERi0'];

const state = z.strictObject({
  status: z.string(),
  attempted: z.boolean().optional(),
  payment_id: z.string().optional(),
  refunded: z.unknown().optional(),
});

const between = (from: number, to: number) => (status: number) => status >= from && status <= to;

const STATUS: Record<string, (status: number) => boolean> = {
  open: between(200, 200),
  takes: between(200, 399),
  own: between(200, 200),
  state: between(200, 200),
  refused: (status) => between(400, 499)(status) && status !== 429,
  '404': between(404, 404),
};

export function expectAnswer(
  word: string,
  { status, text }: { status: number; text: string },
  note: string,
) {
  expect(
    STATUS[word]?.(status),
    `${note}: ${status}, where '${word}' is expected; ${text.slice(0, 200)}`,
  ).toBe(true);
  for (const secret of SECRETS) expect(text, note).not.toContain(secret);
  if (word === 'state') expect(state.safeParse(JSON.parse(text)).success, note).toBe(true);
}
