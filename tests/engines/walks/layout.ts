import { expect } from 'vitest';
import { columnProblems } from '../../../e2e/support/checks/columns';
import { fitProblems } from '../../../e2e/support/checks/fit';
import { outlineProblems } from '../../../e2e/support/checks/outline';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';
import { fontProblems, pictureProblems, staleProblems } from './page-checks';
import { farIsLaidOut } from './stay';

const HEIGHT = 800;
const WIDTHS = [360, 1280] as const;

/** Checks the layout of the current page at phone width and on a wide screen. */
export async function expectSoundLayout(visitor: Visitor): Promise<void> {
  await until(async () => expect(await visitor.run(fontProblems)).toEqual([]));
  await farIsLaidOut(visitor);
  // Checked first, because another width triggers a new layout.
  const problems = await visitor.run(staleProblems);
  for (const width of WIDTHS) {
    await setWidth(visitor, width);
    for (const check of [outlineProblems, pictureProblems, fitProblems, columnProblems]) {
      const found = await visitor.run<[], string[] | Promise<string[]>>(check);
      problems.push(...found.map((problem) => `${width} px: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
}

export async function setWidth({ browser, run }: Visitor, width: number): Promise<void> {
  await browser.resize(width, HEIGHT);
  await until(async () => expect(await run(() => innerWidth)).toBe(width));
}
