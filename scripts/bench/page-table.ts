import type { Figures } from './lighthouse';

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => (value / 1024).toFixed(1);

const columns: Record<string, (figures: Figures) => string | number> = {
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

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function tableHead(): string {
  const names = Object.keys(columns);
  return `${line(['Page', ...names])}\n${line(['---', ...names.map(() => '--:')])}`;
}

export function tableRow(path: string, figures: Figures): string {
  return line([`\`${path}\``, ...Object.values(columns).map((show) => show(figures))]);
}
