const seconds = (value) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const kilobytes = (value) => (value / 1024).toFixed(1);

/** What stands above a column, and how a figure is written under it. */
const columns = {
  Performance: ({ performance }) => performance,
  'A11y / BP / SEO': ({ accessibility, bestPractices, seo }) =>
    `${accessibility} / ${bestPractices} / ${seo}`,
  FCP: ({ fcp }) => seconds(fcp),
  LCP: ({ lcp }) => seconds(lcp),
  TBT: ({ tbt }) => milliseconds(tbt),
  CLS: ({ cls }) => cls.toFixed(3),
  TTI: ({ tti }) => seconds(tti),
  Work: ({ work }) => milliseconds(work),
  HTML: ({ html }) => kilobytes(html),
  Style: ({ style }) => kilobytes(style),
  Script: ({ script }) => kilobytes(script),
  Fonts: ({ font }) => kilobytes(font),
  Pictures: ({ picture }) => kilobytes(picture),
  'All, KB': ({ all }) => kilobytes(all),
  Requests: ({ requests }) => requests,
};

const line = (cells) => `| ${cells.join(' | ')} |`;

/** Markdown, to be pasted into docs/performance.md as it is. */
export function tableHead() {
  const names = Object.keys(columns);
  return `${line(['Page', ...names])}\n${line(['---', ...names.map(() => '--:')])}`;
}

export function tableRow(path, figures) {
  return line([`\`${path}\``, ...Object.values(columns).map((show) => show(figures))]);
}
