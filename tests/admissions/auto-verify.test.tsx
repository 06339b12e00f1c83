// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAutoVerify } from '@/components/forms/use-auto-verify';
import { codeDigits } from '@/lib/admissions/digits';

function codeField() {
  const check = vi.fn();
  const empty = { code: '', asked: 'mail 1' as string | null, busy: false, check };
  const { rerender } = renderHook(useAutoVerify, { initialProps: empty });
  let shown = empty;
  const show = (changes: Partial<typeof empty>) => {
    shown = { ...shown, ...changes };
    rerender(shown);
  };
  return { check, show };
}

describe('a code', () => {
  it('is checked when its sixth digit is typed, not before', () => {
    const { check, show } = codeField();
    for (const code of ['1', '12', '123', '1234', '12345']) show({ code });
    expect(check).not.toHaveBeenCalled();
    show({ code: '123456' });
    expect(check).toHaveBeenCalledOnce();
  });

  it('is checked when it is pasted with spaces', () => {
    const { check, show } = codeField();
    show({ code: codeDigits(' 123 456\n') });
    expect(check).toHaveBeenCalledOnce();
  });

  it('that was refused is not resent automatically, a different one is', () => {
    const { check, show } = codeField();
    show({ code: '123456', busy: true });
    show({ busy: false });
    expect(check).toHaveBeenCalledOnce();
    for (const code of ['12345', '123456', '', '123456']) show({ code });
    expect(check).toHaveBeenCalledOnce();
    show({ code: '654321' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('that is corrected during its check is checked afterwards', () => {
    const { check, show } = codeField();
    show({ code: '123456' });
    show({ busy: true });
    show({ code: '123457' });
    expect(check).toHaveBeenCalledOnce();
    show({ busy: false });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('may repeat once another email was sent', () => {
    const { check, show } = codeField();
    show({ code: '123456' });
    show({ asked: 'mail 2' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('waits for the button if no code was requested or the length differs', () => {
    const { check, show } = codeField();
    show({ asked: null, code: '123456' });
    show({ asked: 'mail 1', code: '1234' });
    expect(check).not.toHaveBeenCalled();
  });
});
