import { expect, it } from 'vitest';
import { officeLines, readOffice } from '@/scripts/run/office.mjs';

const facts = { event: 'office', url: 'http://localhost:4100', listens: 'http://127.0.0.1:4100' };
const link = 'http://localhost:4100/invited/secret';

it('npm start prints the office’s address, and the first head’s link while there is one', () => {
  const first = readOffice(JSON.stringify({ level: 30, ...facts, firstHead: link }));
  const later = readOffice(JSON.stringify({ level: 30, ...facts }));
  expect(first && officeLines(first)).toContain(link);
  expect(later).toEqual({ url: facts.url, listens: facts.listens });
  expect(later && officeLines(later)).toBe('  The office      http://localhost:4100\n');
});

it('ignores other log lines', () => {
  expect(readOffice('{"event":"listening","url":"http://127.0.0.1:4000"}')).toBeUndefined();
  expect(readOffice('not even JSON')).toBeUndefined();
});
