import type { Finding, Verdict } from './findings';

const SIGNS: Record<Verdict, string> = {
  holds: 'holds',
  fails: 'FAILS',
  advice: 'advice',
  'not checked': 'not checked',
};
const WIDTH = 'not checked'.length;

export function report(findings: readonly Finding[]): string {
  const calls = [...new Set(findings.map(({ call }) => call))];
  const groups = calls.map((call) => {
    const own = findings.filter((finding) => finding.call === call);
    return `${call}\n${own.map(line).join('')}`;
  });
  return `${groups.join('\n')}\n${summary(findings)}\n`;
}

function line({ check, verdict, detail }: Finding): string {
  const suffix = detail === '' || verdict === 'holds' ? '' : `  (${detail})`;
  return `  ${SIGNS[verdict].padEnd(WIDTH)}  ${check}${suffix}\n`;
}

function summary(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const parts = [`${count('holds')} hold`, `${count('fails')} fail`];
  if (count('advice') > 0) parts.push(`${count('advice')} could be better`);
  if (count('not checked') > 0) parts.push(`${count('not checked')} not checked`);
  return parts.join(', ');
}
