// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type Ref, useImperativeHandle } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Captcha } from '@/components/captcha/captcha';
import type { CaptchaHandle } from '@/components/captcha/handle';
import { page, press, stubSite } from '../forms/stub-site';

const modules = vi.hoisted(() => ({ isBroken: false, solve: vi.fn<() => Promise<string>>() }));
vi.mock('@/components/captcha/solve-challenge', () => ({ solve: modules.solve }));
vi.mock('@/components/captcha/recaptcha', () => ({
  get Recaptcha() {
    if (modules.isBroken) throw new Error('no network');
    return ({ ref, siteKey }: { ref: Ref<CaptchaHandle>; siteKey: string }) => {
      useImperativeHandle(ref, () => ({ token: async () => siteKey, reset: () => undefined }));
      return <p>reCAPTCHA</p>;
    };
  },
}));

const WAITING = 'When you start typing, a short check that you are a person will appear here.';

stubSite();
beforeEach(() => {
  modules.isBroken = false;
  modules.solve.mockReset().mockResolvedValue('proof');
  // A page over http that is not on localhost.
  vi.stubGlobal('isSecureContext', false);
});

const box = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]');

async function show(siteKey: string | null = null) {
  const ref = createRef<CaptchaHandle>();
  const captcha = (wanted: boolean) => <Captcha ref={ref} siteKey={siteKey} wanted={wanted} />;
  const { rerender } = render(captcha(false));
  expect(page()).toContain(WAITING);
  expect(box()).toBeNull();
  rerender(captcha(true));
  return ref;
}

describe('the captcha', () => {
  it('makes an early submission wait for the proof', async () => {
    let solved = (_token: string) => {};
    modules.solve.mockReturnValue(
      new Promise((resolve) => {
        solved = resolve;
      }),
    );
    const ref = await show();
    await waitFor(() => expect(box()).not.toBeNull());
    await userEvent.click(box() ?? document.body);
    await waitFor(() => expect(page()).toContain('Checking...'));
    const token = ref.current?.token();
    await act(async () => solved('late proof'));
    expect(await token).toBe('late proof');
  });

  it('reports a missing challenge, and can be ticked again', async () => {
    modules.solve.mockRejectedValueOnce(new Error('offline'));
    const ref = await show();
    await waitFor(() => expect(box()).not.toBeNull());
    await userEvent.click(box() ?? document.body);
    await waitFor(() => expect(page()).toContain('The check could not be loaded.'));
    expect(await ref.current?.token()).toBe('');
    await userEvent.click(box() ?? document.body);
    await waitFor(async () => expect(await ref.current?.token()).toBe('proof'));
  });

  it('reports a script that did not load, and loads it again', async () => {
    modules.isBroken = true;
    const ref = await show('site-key');
    await waitFor(() => expect(page()).toContain('The check could not be loaded.'));
    modules.isBroken = false;
    await press('Try again');
    await waitFor(() => expect(page()).toContain('reCAPTCHA'));
    expect(await ref.current?.token()).toBe('site-key');
  });
});
