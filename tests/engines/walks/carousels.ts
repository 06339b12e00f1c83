import { expect } from 'vitest';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';
import { openEnhanced } from './stay';

export const carousels = {
  'a slider goes on and back and wraps at both ends': slider,
  'a row of results moves 250 px a press': resultsRow,
  'another video is chosen and played': gallery,
};

async function slider(visitor: Visitor): Promise<void> {
  await openEnhanced(visitor, '/guest-house');
  const region = visitor.role('region', 'Pictures of Gita Nagri');
  const dots = region.role('button', /^Go to/);
  const slide = (index: number) => region.css('[data-slide]').nth(index);
  const last = (await dots.all()).length - 1;
  expect(last).toBeGreaterThan(1);
  for (const [press, now] of [
    [region.role('button', 'Previous'), last],
    [region.role('button', 'Next'), 0],
    [dots.nth(1), 1],
  ] as const) {
    await press.click();
    await dots.nth(now).shows({ current: true });
    await slide(now).shows({ inView: true });
    await region.css('[data-status]').shows({ text: `${now + 1} of ${last + 1}` });
  }
}

async function resultsRow(visitor: Visitor): Promise<void> {
  await openEnhanced(visitor, '/acedemics/results');
  const isLeft = (wanted: number) =>
    until(async () => {
      const left = await visitor.run(() => document.querySelector('.carousel-track')?.scrollLeft);
      expect(Math.round(left ?? -1)).toBe(wanted);
    });
  const region = visitor.role('region', /^Class 10th/);
  const next = region.role('button', 'Next');
  const previous = region.role('button', 'Previous');
  await previous.shows({ disabled: true });
  // Each press counts, also while the row moves.
  await next.click();
  await next.click();
  await isLeft(500);
  await previous.click();
  await isLeft(250);
  await previous.click();
  await isLeft(0);
  await previous.shows({ disabled: true });
}

async function gallery(visitor: Visitor): Promise<void> {
  await openEnhanced(visitor, '/');
  const choices = visitor.css('.gallery-choice');
  await choices.nth(0).shows({ current: true });
  await choices.nth(1).click();
  await choices.nth(1).shows({ current: true });
  const title = `${(await choices.nth(1).all())[0]?.text} (video, with captions where available)`;
  await visitor.css(`iframe[src*="youtube-nocookie.com/embed/"][title="${title}"]`).shows();
}
