import { beforeAll, describe, expect, it } from 'vitest';
import { readStrings } from '@/scripts/copy/strings';
import { specTexts } from './spec-texts';

let code: string;
beforeAll(async () => {
  code = (await readStrings()).map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');
});

describe('what the specification quotes', () => {
  it.each(Object.keys(specTexts))('is quoted exactly: %s', (page) => {
    expect(specTexts[page]?.filter((text) => !code.includes(text))).toEqual([]);
  });
});
