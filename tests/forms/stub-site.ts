import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { stubDialogs } from '../ui/dialog-stub';

type Body = Record<string, unknown>;
type Answer = () => Promise<Response>;

/** Stubs for what jsdom lacks, and for the site's routes, with responses set by the test. */
export function stubSite() {
  const calls: { path: string; body: Body }[] = [];
  const answers = new Map<string, Answer>();

  beforeEach(() => {
    calls.length = 0;
    answers.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    Element.prototype.scrollIntoView = () => undefined;
    stubDialogs();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      calls.push({ path, body: JSON.parse(body) });
      const answer = answers.get(path);
      return answer ? answer() : Promise.reject(new TypeError(`no answer for ${path}`));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const set = (path: string, body: unknown, status = 200, headers: HeadersInit = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    answers.set(path, async () => new Response(text, { status, headers }));
  };
  return {
    answer: set,
    refuse: (path: string, status: number, error: Body, headers: HeadersInit = {}) =>
      set(path, { error: { requestId: '', message: 'Check.', ...error } }, status, headers),
    offline: (path: string) => answers.delete(path),
    /** Delays the response until the returned function is called. */
    hold(path: string) {
      const answer = answers.get(path);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      answers.set(path, async () => {
        await held;
        return answer ? answer() : new Response('');
      });
      return () => release();
    },
    sent: (path: string): Body[] => calls.filter((call) => call.path === path).map((c) => c.body),
  };
}

export type StubSite = ReturnType<typeof stubSite>;

/** Failures without a response of the site's own routes: 502, no connection, a captive portal. */
export const TROUBLES: [string, (site: StubSite, path: string) => void][] = [
  ['the school is down', (site, path) => site.refuse(path, 502, { code: 'upstream_failed' })],
  ['the connection is cut', (site, path) => site.offline(path)],
  ['a captive portal answers', (site, path) => site.answer(path, '<h1>Sign in')],
];

export const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export function fill(answers: Record<string, string>): void {
  for (const [label, value] of Object.entries(answers)) {
    fireEvent.input(control(label), { target: { value } });
  }
}

/** Types when the page next stores its answers in the tab, before React renders again. */
export function typeWhenStored(label: string, value: string): void {
  const { setItem } = Storage.prototype;
  const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    setItem.call(sessionStorage, key, text);
    if (!text.startsWith('{')) return;
    storing.mockRestore();
    queueMicrotask(() => fill({ [label]: value }));
  });
}

/** Expects the fields with these labels to have these values. */
export function expectValues(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) expect(control(label).value).toBe(value);
}

/** By exact text. */
export const button = (name: string | RegExp) =>
  screen.getByText<HTMLButtonElement>(name, { selector: 'button' });

/** Waits for the button: the script of a later step may still be loading. */
export const findButton = (name: string | RegExp) =>
  screen.findByText<HTMLButtonElement>(name, { selector: 'button' });

export const press = async (name: string | RegExp) => userEvent.click(await findButton(name));

/** Error messages at the fields, from top to bottom. */
export const errors = () =>
  [...document.querySelectorAll('.field-error')].map((error) =>
    (error.textContent ?? '').replace(/^Error:\s*/, '').trim(),
  );

/** Waits: React moves the focus in an effect, which may run after the text has changed. */
export const expectFocus = (find: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

export const page = () => document.body.textContent ?? '';

export async function expectAlert(text: string): Promise<void> {
  const box = await vi.waitFor(() => {
    const open = document.querySelector<HTMLElement>('dialog[role="alertdialog"][open]');
    expect(open?.querySelector('p')?.textContent).toBe(text);
    return open;
  }, 10_000);
  if (box) fireEvent.click(box.querySelector('button') ?? box);
}

export const hasAlert = () => document.querySelector('dialog[role="alertdialog"][open]') !== null;
