import { describe, expect, it } from 'vitest';
import type { NoticeItem } from '@/content/notices/notice';
import { noticeFor } from '@/content/notices/notices';
import { shared } from '@/content/notices/shared';
import { RETENTION, type Retention } from '@/contract/facts/retention';

/** In the order of each notice. */
const STATED = {
  contact: ['messageMonths'],
  careers: ['cvMonths', 'jobMonths'],
  register: ['codeDays', 'applicationDays', 'registrationMonths', 'accountYears'],
  donate: ['donationDays', 'accountYears', 'panYears'],
} as const satisfies Record<string, readonly (keyof Retention)[]>;

const forms = Object.keys(STATED) as (keyof typeof STATED)[];

const UNITS = { Days: ['day', 'दिन'], Months: ['month', 'महीने'], Years: ['year', 'वर्ष'] } as const;

const keptOf = (items: readonly NoticeItem[], term: string) =>
  [items.find((item) => item.term === term)?.says ?? []].flat().join(' ');

/** All facts are distinct, and none is one. */
const others: Retention = { ...RETENTION };
for (const [index, key] of Object.keys(RETENTION).entries()) Reflect.set(others, key, 101 + index);

describe.each([
  ['as they are', RETENTION],
  ['after a change', others],
])('the periods of the notices, %s', (_, facts) => {
  it('are those after which the school API erases, in both languages', () => {
    for (const form of forms) {
      const notice = noticeFor(form, facts);
      for (const [language, text] of [
        [0, keptOf(notice.en.items, shared.en.kept)],
        [1, keptOf(notice.hi.items, shared.hi.kept)],
      ] as const) {
        const stated = text.match(/\d+\u00a0[\p{L}\p{M}]+/gu) ?? [];
        const wanted = STATED[form].map((key) => {
          const unit = UNITS[/Days$|Months$|Years$/.exec(key)?.[0] as keyof typeof UNITS];
          const plural = language === 0 && facts[key] !== 1 ? 's' : '';
          return `${facts[key]}\u00a0${unit[language]}${plural}`;
        });
        expect(stated, form).toEqual(wanted);
      }
    }
  });
});

it('the two languages have the same items, with as many sentences', () => {
  const shape = (items: readonly NoticeItem[]) => items.map(({ says }) => [says].flat().length);
  for (const form of forms) {
    const { en, hi } = noticeFor(form, RETENTION);
    expect(shape(hi.items)).toEqual(shape(en.items));
  }
});
