import axe from 'axe-core';
import { JSDOM } from 'jsdom';

/** They need a layout or colours. */
const SEEN = [
  ...['color-contrast', 'color-contrast-enhanced', 'css-orientation-lock', 'link-in-text-block'],
  ...['scrollable-region-focusable', 'target-size'],
];

/** Found below, in less time. */
const OWN = ['duplicate-id', 'duplicate-id-active', 'duplicate-id-aria'];

/** What axe can tell from markup alone. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  rules: Object.fromEntries([...SEEN, ...OWN].map((rule) => [rule, { enabled: false }])),
};

/** Tables scroll in a box, or become cards on a phone. */
const TABLE_BOXES = '.data-table, .chart-table, .table-box, .rich-text';

/** One window for axe, reused for each page. */
const { window } = new JSDOM('');
// Not in jsdom's own context: it fails once another test of the worker has added a global.
new Function('window', axe.source)(window);

/** The pages load no styles here, and jsdom's own search for them takes longer than all of axe's rules. */
Object.assign(window, { getComputedStyle: unstyled });

function unstyled(element: Element) {
  const isHidden = element.closest('[hidden], head, script, template, datalist') !== null;
  const display = isHidden ? 'none' : 'block';
  return { display, getPropertyValue: (name: string) => (name === 'display' ? display : '') };
}

/** A screen's structural faults that its markup shows. */
export async function structureProblems(html: string): Promise<string[]> {
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const { document } = window;
  document.replaceChild(document.importNode(page.documentElement, true), document.documentElement);
  const problems: string[] = [];
  const count = document.querySelectorAll('h1').length;
  if (count !== 1) problems.push(`${count} h1`);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  problems.push(...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: #${id}`));
  for (const wide of document.querySelectorAll('table, pre')) {
    if (!wide.closest(TABLE_BOXES))
      problems.push(`may be too wide: ${wide.outerHTML.slice(0, 80)}`);
  }
  for (const each of document.querySelectorAll('[style], style, script:not([src])')) {
    problems.push(`inline, which the policy blocks: ${each.outerHTML.slice(0, 80)}`);
  }
  const { violations }: axe.AxeResults = await Reflect.get(window, 'axe').run(document, OPTIONS);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: of }) => of)}`);
  return [...problems, ...found];
}
