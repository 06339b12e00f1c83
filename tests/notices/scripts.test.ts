import { describe, expect, it } from 'vitest';
import { readModules } from '../structure/modules';

const modules = readModules();

function reachable(from: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of modules.get(path)?.imports ?? []) visit(target);
  };
  for (const path of from) visit(path);
  return seen;
}

const areNotices = (path: string) => path.startsWith('content/notices/');

describe('the words of the notices', () => {
  it('are in the pages', () => {
    expect([...reachable(['app/register/page.tsx'])].filter(areNotices)).not.toEqual([]);
  });

  it('are in no script', () => {
    const clients = [...modules].filter(([, { source }]) => /^\s*['"]use client['"]/.test(source));
    expect(clients.length).toBeGreaterThan(3);
    const found = [...reachable(clients.map(([path]) => path))].filter(areNotices);
    expect(found).toEqual([]);
  });
});
