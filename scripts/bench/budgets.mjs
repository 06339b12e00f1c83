const KB = 1024;

const everyPage = {
  // Points of Lighthouse: at least.
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  // Milliseconds, shares of the screen and bytes: at most.
  cls: 0.01,
  all: 350 * KB,
};

/** What each kind of page may cost a phone on a slow line, each as the median of the runs. */
export const budgets = {
  document: { ...everyPage, performance: 99, lcp: 1200, tbt: 0, script: 8 * KB },
  /** The document whose first screen is one large picture. */
  home: { ...everyPage, performance: 99, lcp: 1500, tbt: 0, script: 8 * KB },
  app: { ...everyPage, performance: 95, lcp: 2000, tbt: 60, tti: 3000, script: 160 * KB },
};

const points = new Set(['performance', 'accessibility', 'bestPractices', 'seo']);

/** One line for each figure that is over its budget, or for points: under it. */
export function overBudget(path, kind, figures) {
  return Object.entries(budgets[kind])
    .filter(([name, bound]) =>
      points.has(name) ? figures[name] < bound : Math.round(figures[name] * 1000) / 1000 > bound,
    )
    .map(([name, bound]) => `${path}: ${name} is ${show(figures[name])}, the budget is ${bound}`);
}

function show(value) {
  return Number.isInteger(value) ? value : value.toFixed(3);
}
