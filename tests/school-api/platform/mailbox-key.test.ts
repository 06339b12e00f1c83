import { expect, it } from 'vitest';
import { mailboxKey } from '@/school-api/platform';

it.each([
  ['Parent@Example.org', 'parent@example.org'],
  ['parent+school@example.org', 'parent@example.org'],
  ['parent+a+b@example.org', 'parent@example.org'],
  ['pa.rent+a@Gmail.com', 'parent@gmail.com'],
  ['parent@googlemail.com', 'parent@gmail.com'],
  // Elsewhere a dot makes a different mailbox.
  ['pa.rent@example.org', 'pa.rent@example.org'],
])('%s is counted as %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
