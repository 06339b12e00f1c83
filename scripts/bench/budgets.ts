import { pages } from '@/content/pages';
import type { Figures } from './lighthouse';

const KB = 1024;

type Budget = Partial<Figures>;

const everyPage = {
  // Lighthouse scores: minimum.
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  // Milliseconds, layout shift and bytes: maximum.
  cls: 0.01,
  all: 350 * KB,
};

/** Budgets of each kind of page on a slow phone, for the median of the runs. */
const budgets = {
  document: { ...everyPage, performance: 99, lcp: 1200, tbt: 0, script: 8 * KB },
  /** The document whose first screen is one large picture. */
  home: { ...everyPage, performance: 99, lcp: 1500, tbt: 0, script: 8 * KB },
  app: { ...everyPage, performance: 95, lcp: 2000, tbt: 60, tti: 3000, script: 12 * KB },
} satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

const points = new Set(['performance', 'accessibility', 'bestPractices', 'seo']);

/** Pages that search engines may not keep: Lighthouse counts that against them. */
const notIndexed = new Set(pages.filter(({ inSitemap }) => !inSitemap).map(({ path }) => path));

export function overBudget(path: string, kind: PageKind, figures: Figures): string[] {
  return Object.entries(budgets[kind])
    .filter(([name]) => name !== 'seo' || !notIndexed.has(path))
    .map(([name, bound]) => ({ name, bound, value: figures[name as keyof Figures] }))
    .filter(({ name, bound, value }) =>
      points.has(name) ? value < bound : Math.round(value * 1000) / 1000 > bound,
    )
    .map(({ name, bound, value }) => `${path}: ${name} is ${show(value)}, the budget is ${bound}`);
}

function show(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
