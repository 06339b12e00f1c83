// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Progress } from '@/lib/admission/progress';
import { button, control, press } from '../forms/stub-site';
import { named, open, stubRegistration, verified } from './registration-form';

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }));
vi.mock('sonner', () => ({ toast, Toaster: () => null }));

const { site } = stubRegistration(toast);

describe('a child who is registered already', () => {
  const gopal = { name: 'Gopal Vrajwasi', paid_on: '2026-11-12', payment_id: 'pay_1' };
  const notice = () => document.querySelector<HTMLElement>('.already');
  const again: Progress = {
    ...verified,
    answers: { ...named, first_name: 'GOPAL ', guardian_name: 'Madhav Vrajwasi' },
    registered: [gopal],
  };

  it('is noticed, also after a reload, and nothing goes on before a choice', async () => {
    await open(again);
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(notice()?.textContent).toMatch(
      /^Gopal Vrajwasi is already registered and paid on 12\sNovember\s2026 \(payment id pay_1\)\./,
    );
    await press('Continue');
    expect(document.activeElement).toBe(notice());
    expect(site.sent('/api/complete-admission')).toEqual([]);
  });

  it('gives way to another child of the same family', async () => {
    await open(again);
    await waitFor(() => expect(notice()).not.toBeNull());
    await press('Register another child');
    await waitFor(() => expect(notice()).toBeNull());
    expect(document.activeElement).toBe(control('First Name'));
    expect(control('First Name').value).toBe('');
    expect(control('Guardian Name').value).toBe('Madhav Vrajwasi');
    expect(button('Verified ✓').disabled).toBe(true);
  });

  it('can be registered once more all the same', async () => {
    await open(again);
    await waitFor(() => expect(notice()).not.toBeNull());
    await press('Register him again anyway');
    await waitFor(() => expect(notice()).toBeNull());
    expect(document.activeElement).toBe(control('Guardian Name'));
  });
});
