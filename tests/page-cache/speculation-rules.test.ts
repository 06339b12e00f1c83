import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const rules = z
  .object({
    prefetch: z.array(
      z.object({
        where: z.object({ and: z.array(z.unknown()) }),
        eagerness: z.literal(['moderate', 'conservative']),
      }),
    ),
  })
  .strict();

const read = (): unknown => JSON.parse(readFileSync('public/speculation-rules.json', 'utf8'));

it('fetches the page that is pointed at, and never starts it: an app would bring its scripts', () => {
  expect(rules.safeParse(read()).error).toBeUndefined();
});

it('fetches nothing that is no page', () => {
  const [rule] = rules.parse(read()).prefetch;
  for (const path of ['/api/*', '/media/*', '/files/*']) {
    expect(rule?.where.and).toContainEqual({ not: { href_matches: path } });
  }
});
