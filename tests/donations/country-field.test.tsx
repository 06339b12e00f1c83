// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerField } from '@/components/donations/answer-field';
import { PhoneFields } from '@/components/donations/phone-fields';
import { type Answers, NO_ANSWERS } from '@/lib/donations/answers';
import { control, fill, page, stubSite } from '../forms/stub-site';

const lazy = vi.hoisted(() => ({ isBroken: false, loads: 0, until: Promise.resolve() }));
vi.mock('@/components/donations/lazy', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/components/donations/lazy')>();
  return {
    ...original,
    loadCountries: async () => {
      lazy.loads += 1;
      await lazy.until;
      return lazy.isBroken ? null : original.loadCountries();
    },
  };
});

function Form() {
  const form = useForm<Answers>({ defaultValues: NO_ANSWERS });
  return (
    <form>
      <PhoneFields form={form} />
      <AnswerField name="country" form={form} />
    </form>
  );
}

stubSite();
beforeEach(() => {
  lazy.isBroken = false;
  lazy.loads = 0;
  lazy.until = Promise.resolve();
  render(<Form />);
});

const picker = () => document.querySelector<HTMLInputElement>('[role="combobox"]') ?? fail();
const fail = (): never => {
  throw new Error('there is no picker');
};
const options = () => [...document.querySelectorAll('[role="option"]')];
const names = () => options().map((option) => option.textContent ?? '');
const active = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;
const type = (value: string) => {
  picker().focus();
  fireEvent.change(picker(), { target: { value } });
};
const key = (name: string) => fireEvent.keyDown(picker(), { key: name });

describe('the country code', () => {
  it('is India, and loads no list before it is touched', async () => {
    expect(picker().value).toBe('+91 India');
    expect(options()).toEqual([]);
    expect(lazy.loads).toBe(0);
    await userEvent.click(picker());
    await waitFor(() => expect(options().length).toBeGreaterThan(240));
    expect(active()).toContain('India');
    expect(picker().getAttribute('aria-expanded')).toBe('true');
    expect(picker().getAttribute('aria-activedescendant')).toBe(
      document.querySelector('[aria-selected="true"]')?.id,
    );
  });

  it('reports no match, and restores the chosen one on Escape', async () => {
    type('qqq');
    await waitFor(() => expect(page()).toContain('No country found'));
    key('Escape');
    expect(picker().value).toBe('+91 India');
    expect(options()).toEqual([]);
  });

  it('is moved by arrow keys and chosen by Enter', async () => {
    picker().focus();
    key('ArrowDown');
    await waitFor(() => expect(active()).toContain('India'));
    const here = names().indexOf(active() ?? '');
    for (const [arrow, now] of [
      ['ArrowDown', here + 1],
      ['ArrowUp', here],
      ['ArrowUp', here - 1],
    ] as const) {
      key(arrow);
      expect(names().indexOf(active() ?? '')).toBe(now);
    }
    const [, name] = /^(.*?)\s*\+?\d*$/.exec(active() ?? '') ?? [];
    key('Enter');
    expect(picker().value).toContain(name);
    expect(options()).toEqual([]);
  });

  it('is a typed code as soon as the field loses focus; half a name chooses nothing', async () => {
    type('971');
    await waitFor(() => expect(names()).not.toEqual([]));
    fireEvent.blur(picker());
    expect(picker().value).toBe('+971 United Arab Emirates');
    type('united');
    fireEvent.blur(picker());
    expect(picker().value).toBe('+971 United Arab Emirates');
  });

  it('is extracted from a number that contains it', async () => {
    fill({ 'Contact number': '+44 20 7946 0958' });
    await waitFor(() => expect(picker().value).toBe('+44 United Kingdom'));
    expect(control('Contact number').value).toBe('2079460958');
    expect(control('Country').value).toBe('United Kingdom');
    fill({ 'Contact number': '+91 98765 43210' });
    await waitFor(() => expect(picker().value).toBe('+91 India'));
    expect(control('Contact number').value).toBe('9876543210');
  });

  it('is kept as typed if the list cannot be loaded', async () => {
    lazy.isBroken = true;
    type('44');
    await waitFor(() => expect(page()).toContain('The list did not load.'));
    fireEvent.blur(picker());
    expect(picker().value).toBe('+44');
    await waitFor(() => expect(control('Country').value).toBe(''));
  });

  it('counts at once if typed before the list has loaded, which then names the country', async () => {
    let arrive = () => {};
    lazy.until = new Promise((resolve) => {
      arrive = resolve;
    });
    expect(control('Country').value).toBe('India');
    type('+44');
    key('Enter');
    expect(picker().value).toBe('+44');
    expect(control('Country').value).toBe('India');
    arrive();
    await waitFor(() => expect(control('Country').value).toBe('United Kingdom'));
    expect(picker().value).toBe('+44 United Kingdom');
  });
});
