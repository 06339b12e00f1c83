import { policyFor } from '@/lib/page-cache/policy';
import { ruleFor } from '@/lib/page-cache/routes';
import { sourceHash } from '@/lib/page-cache/source-hash';

/** Directives that could let a script in or let input out. */
const WATCHED = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'worker-src'],
  ...['object-src', 'connect-src', 'frame-src', 'child-src', 'form-action', 'base-uri'],
  ...['frame-ancestors', 'report-uri', 'report-to'],
];

type Page = { path: string; policy: string | null; inline: readonly string[] };

/** How a deployed page's policy differs from that of these sources, one sentence each. */
export function policyDifferences({ path, policy, inline }: Page): string[] {
  if (policy === null) return [`${path} has no Content-Security-Policy.`];
  if (policy.includes(',')) return [`${path} has more than one Content-Security-Policy.`];
  const scripts = [...new Set(inline.map(sourceHash))];
  const expected = directivesOf(policyFor(ruleFor(path), { scripts }));
  const actual = directivesOf(policy);
  return WATCHED.flatMap((name) => {
    const wanted = expected.get(name) ?? [];
    const found = actual.get(name) ?? [];
    return [
      ...without(found, wanted).map((source) => `${path}: its ${name} allows ${source}.`),
      ...without(wanted, found).map((source) => `${path}: its ${name} does not have ${source}.`),
    ];
  });
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const without = (all: readonly string[], known: readonly string[]) =>
  all.filter((source) => !known.includes(source));
