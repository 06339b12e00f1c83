import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Notice } from '@/content/notices/notice';
import { noticeFor } from '@/content/notices/notices';
import { officeLines } from '@/content/policies/policy';
import { school } from '@/content/school';
import { NOTICE_VERSIONS } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';

/**
 * The hash of every published version. If a changed text fails here, raise its version in
 * contract/facts/notices.ts and add a line. Lines never change.
 */
const SHOWN: Record<keyof typeof NOTICE_VERSIONS, Record<string, string>> = {
  contact: {
    '1': '459e83e246f9b2af',
    '2': '854e6a19ff90bf61',
    '3': '5704522d2dd09d7b',
    '4': '426387b846147d50',
  },
  careers: {
    '1': '7f6814404697ec76',
    '2': '61f2b4c1a20000b1',
    '3': 'a5302a104efdeb8d',
    '4': 'aac3cdacca233274',
  },
  register: {
    '1': 'edb433048d958cb2',
    '2': 'e603d4908ae0ab6a',
    '3': '72f7cb671a3a71bc',
    '4': '51c3bac67c25cd5b',
  },
  donate: {
    '1': '0e5ada260ae98ac7',
    '2': '840c4d8a58ada89f',
    '3': 'efb2a80279cd43a6',
    '4': 'bad9876d1cf41a67',
    '5': '2ef9777b63281f93',
  },
};

/** A school's name, address and phone number do not count as text of the notice. */
function hashOf({ en, hi, policies }: Notice): string {
  const words = JSON.stringify([en, hi, policies])
    .replaceAll(JSON.stringify(officeLines()).slice(1, -1), '{office}')
    .replaceAll(school.email, '{email}');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

const forms = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

describe.each(forms)('the notice %s', (form) => {
  const notice = noticeFor(form, RETENTION);

  it('has a new version when its text changes', () => {
    expect(SHOWN[form][NOTICE_VERSIONS[form]]).toBe(hashOf(notice));
  });
});
