import { describe, expect, it, vi } from 'vitest';
import type { Notice, NoticeItem } from '@/content/notices/notice';
import { RETENTION } from '@/contract/facts/retention';

/** Of each notice, in the order in which it tells them. */
const TOLD = {
  contact: ['messageMonths'],
  careers: ['cvMonths', 'jobMonths'],
  register: ['codeDays', 'applicationDays', 'registrationMonths', 'accountYears'],
  donate: ['giftDays', 'accountYears', 'panYears'],
} as const satisfies Record<string, readonly (keyof typeof RETENTION)[]>;

const UNITS = { Days: ['day', 'दिन'], Months: ['month', 'महीने'], Years: ['year', 'वर्ष'] } as const;

type Facts = Record<keyof typeof RETENTION, number>;

/** The notices as they are written with these facts. */
async function noticesWith(facts: Facts): Promise<Record<string, Notice>> {
  vi.resetModules();
  vi.doMock('@/contract/facts/retention', () => ({ RETENTION: facts }));
  return (await import('@/content/notices/notices')).notices;
}

const keptOf = (items: readonly NoticeItem[], term: string) =>
  [items.find((item) => item.term === term)?.says ?? []].flat().join(' ');

/** No two facts are the same, and none is one. */
const others: Facts = { ...RETENTION };
for (const [index, key] of Object.keys(RETENTION).entries()) Reflect.set(others, key, 101 + index);

describe.each([
  ['as they are', RETENTION],
  ['after a change', others],
])('the periods of the notices, %s', (_, facts) => {
  it('are those after which the school API erases, in both languages', async () => {
    const notices = await noticesWith(facts);
    for (const [form, keys] of Object.entries(TOLD)) {
      const notice = notices[form];
      if (!notice) throw new Error(`there is no notice ${form}`);
      for (const [language, text] of [
        [0, keptOf(notice.en.items, 'How long it is kept')],
        [1, keptOf(notice.hi.items, 'यह कब तक रखी जाती है')],
      ] as const) {
        const told = text.match(/\d+\u00a0[\p{L}\p{M}]+/gu) ?? [];
        const wanted = keys.map((key) => {
          const unit = UNITS[/Days$|Months$|Years$/.exec(key)?.[0] as keyof typeof UNITS];
          const plural = language === 0 && facts[key] !== 1 ? 's' : '';
          return `${facts[key]}\u00a0${unit[language]}${plural}`;
        });
        expect(told, form).toEqual(wanted);
      }
    }
  });
});

describe('the two languages', () => {
  it('say the same items, with as many sentences', async () => {
    const shape = (items: readonly NoticeItem[]) => items.map(({ says }) => [says].flat().length);
    for (const { en, hi } of Object.values(await noticesWith(RETENTION))) {
      expect(shape(hi.items)).toEqual(shape(en.items));
    }
  });
});
