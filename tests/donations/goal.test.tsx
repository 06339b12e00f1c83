// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Goal } from '@/components/donations/goal';

afterEach(cleanup);

const none = { heading: 'Cow Care', goal: null, lastDay: '', closed: false };
const goalOf = (raised: number | null) => ({ rupees: 50_000, raised });
const meter = () => screen.queryByRole('meter', { name: /Cow Care/ });

it.each([
  ['is open', { goal: goalOf(1_000_099) }, /^₹10,000 of ₹50,000/, 10_000.99],
  ['is reached', { goal: goalOf(6_000_000) }, /reached.*₹60,000/, 50_000],
  [
    'was reached and is closed',
    { goal: goalOf(5_000_000), lastDay: '2026-03-31', closed: true },
    /reached.*31 March 2026/,
    50_000,
  ],
  [
    'is closed before it was reached',
    { goal: goalOf(100), lastDay: '2026-03-31', closed: true },
    /^₹1 of ₹50,000.*31 March 2026/,
    1,
  ],
])('a goal that %s shows its progress, also without the meter', (_, about, text, value) => {
  const { container } = render(<Goal purpose={{ ...none, ...about }} />);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toMatch(text);
  expect(meter()?.getAttribute('value')).toBe(String(value));
});

it('a goal without a known sum shows no figure', () => {
  const { container } = render(<Goal purpose={{ ...none, goal: goalOf(null) }} />);
  expect(container.textContent).toBe('Goal: ₹50,000');
  expect(meter()).toBeNull();
});

it('a purpose without goal and last day shows neither', () => {
  const { container } = render(<Goal purpose={none} />);
  expect(container.innerHTML).toBe('');
});
