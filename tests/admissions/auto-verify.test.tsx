// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoVerify } from '@/components/forms/use-auto-verify';
import { codeDigits } from '@/lib/admissions/digits';

function codeField() {
  const check = vi.fn();
  const empty = { code: '', asked: 'mail 1' as string | null, busy: false, check };
  const { rerender, result } = renderHook(useAutoVerify, { initialProps: empty });
  let shown = empty;
  const show = (changes: Partial<typeof empty>) => {
    shown = { ...shown, ...changes };
    rerender(shown);
  };
  /** Shows the changes for longer than the pause. */
  const leave = (changes: Partial<typeof empty>) => {
    show(changes);
    vi.advanceTimersByTime(1100);
  };
  return { check, show, leave, press: () => result.current() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a code', () => {
  it('is checked a second after its sixth digit, not before', () => {
    const { check, show, leave } = codeField();
    for (const code of ['1', '12', '123', '1234', '12345']) leave({ code });
    show({ code: '123456' });
    vi.advanceTimersByTime(900);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(check).toHaveBeenCalledOnce();
  });

  it('is checked when it is pasted with spaces', () => {
    const { check, leave } = codeField();
    leave({ code: codeDigits(' 123 456\n') });
    expect(check).toHaveBeenCalledOnce();
  });

  it('is checked once when its button is pressed within that second', () => {
    const { check, show, leave, press } = codeField();
    show({ code: '123456' });
    press();
    leave({ busy: true });
    leave({ busy: false });
    expect(check).toHaveBeenCalledOnce();
  });

  it('that is changed within that second is not checked', () => {
    const { check, show, leave } = codeField();
    show({ code: '123456' });
    leave({ code: '12345' });
    expect(check).not.toHaveBeenCalled();
  });

  it('that was refused is not resent automatically, a different one is', () => {
    const { check, leave } = codeField();
    leave({ code: '123456' });
    leave({ busy: true });
    leave({ busy: false });
    for (const code of ['12345', '123456', '', '123456']) leave({ code });
    expect(check).toHaveBeenCalledOnce();
    leave({ code: '654321' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('that is corrected during its check is checked afterwards', () => {
    const { check, leave } = codeField();
    leave({ code: '123456' });
    leave({ busy: true });
    leave({ code: '123457' });
    expect(check).toHaveBeenCalledOnce();
    leave({ busy: false });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('may repeat once another email was sent', () => {
    const { check, leave } = codeField();
    leave({ code: '123456' });
    leave({ asked: 'mail 2' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('waits for the button if no code was requested or the length differs', () => {
    const { check, leave } = codeField();
    leave({ asked: null, code: '123456' });
    leave({ asked: 'mail 1', code: '1234' });
    expect(check).not.toHaveBeenCalled();
  });
});
