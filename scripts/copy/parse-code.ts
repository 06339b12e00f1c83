import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { transform } from 'esbuild';

export function codeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeFiles(path);
    return /\.(tsx?|mjs)$/.test(path) && !/\.d\.m?ts$/.test(path) ? [path] : [];
  });
}

/** The file's syntax tree, without types and JSX. */
export async function parseCode(file: string): Promise<{ code: string; tree: AnyNode }> {
  const loader = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  // With `esnext`, every regular expression stays a literal.
  const { code } = await transform(readFileSync(file, 'utf8'), { loader, target: 'esnext' });
  return { code, tree: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) };
}

export function visit(node: AnyNode, see: (node: AnyNode, parents: readonly AnyNode[]) => void) {
  walk(node, [], see);
}

function walk(
  node: AnyNode,
  parents: readonly AnyNode[],
  see: (node: AnyNode, parents: readonly AnyNode[]) => void,
): void {
  see(node, parents);
  const below = [node, ...parents];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, below, see);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
