/** Characters missing from the fonts that tools/demo/fonts/receipt-fonts.ts makes. */
const UNKNOWN =
  /(?:(?!\u200c|\u200d)[^\u0020-\u007e\u00a0-\u0137\u0139-\u017e\u0218-\u021b\u0900-\u0977\u0979-\u097f\u1e0c\u1e0d\u1e24\u1e25\u1e36-\u1e3b\u1e42-\u1e49\u1e5a-\u1e5f\u1e62\u1e63\u1e6c-\u1e6f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9])+/gu;
const HINDI =
  /[\u0900-\u097f](?:[\u0900-\u097f]|\u200c|\u200d)*(?: [\u0900-\u097f](?:[\u0900-\u097f]|\u200c|\u200d)*)*/gu;

type Run = {
  /** The rendered text: '?' stands for characters missing from the fonts. */
  shown: string;
  /** The original text, for screen readers and copying. */
  actual: string;
  lang?: 'hi';
};

/** Splits a line by language, because a screen reader needs another voice for Hindi. */
export function runsOf(written: string): Run[] {
  const text = written.normalize('NFC');
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: hindi, index } of text.matchAll(HINDI)) {
    if (index > at) runs.push(runOf(text.slice(at, index)));
    runs.push({ ...runOf(hindi), lang: 'hi' });
    at = index + hindi.length;
  }
  if (at < text.length) runs.push(runOf(text.slice(at)));
  return runs;
}

function runOf(actual: string): Run {
  return { shown: actual.replace(UNKNOWN, '?'), actual };
}
