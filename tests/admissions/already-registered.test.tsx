// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Progress } from '@/lib/admissions/progress';
import { control, expectFocus, press } from '../forms/stub-site';
import { named, open, stubRegistration, verified } from './registration-form';

const { site } = stubRegistration();

describe('a child who is already registered', () => {
  const gopal = { name: 'Gopal Vrajwasi', paid_on: '2026-11-12', payment_id: 'pay_1' };
  const notice = () => document.querySelector<HTMLElement>('.already');
  const again: Progress = {
    ...verified,
    answers: { ...named, first_name: 'GOPAL ', guardian_name: 'Madhav Vrajwasi' },
    registered: [gopal],
  };

  it('is noticed after a reload, and the form waits for a choice', async () => {
    await open(again);
    await waitFor(() => expect(notice()?.textContent).toContain('(payment ID pay_1)'));
    await press('Continue');
    await expectFocus(notice);
    expect(site.sent('/api/complete-admission')).toEqual([]);
  });

  it('can be registered again anyway', async () => {
    await open(again);
    await waitFor(() => expect(notice()).not.toBeNull());
    await press('Register him again anyway');
    await waitFor(() => expect(notice()).toBeNull());
    await expectFocus(() => control('Guardian Name'));
  });
});
