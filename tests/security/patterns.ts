import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { transform } from 'esbuild';

/** Our own code that handles input of visitors or of the school API. */
const folders = ['app', 'components', 'content', 'contract', 'enhance', 'lib', 'school-api'];
const files = ['middleware.ts', 'server.ts', 'next.config.mjs'];

export type Pattern = { where: string; pattern: string; flags: string };

export type Walked = {
  patterns: Pattern[];
  /** Calls that build a pattern at run time: `file: the call`. */
  made: string[];
};

/** Every regular expression of the code, found by a parser. */
export async function collectPatterns(): Promise<Walked> {
  const walked: Walked = { patterns: [], made: [] };
  for (const file of [...folders.flatMap(walk), ...files]) {
    const code = await plain(file);
    visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
      if (node.type === 'Literal' && node.regex)
        walked.patterns.push({ where: file, ...node.regex });
      const makes = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (!makes || node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      walked.made.push(`${file}: ${code.slice(node.start, node.end)}`);
    });
  }
  return walked;
}

async function plain(file: string): Promise<string> {
  const loader = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  // `esnext` keeps every pattern a literal.
  return (await transform(readFileSync(file, 'utf8'), { loader, target: 'esnext' })).code;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.(tsx?|mjs)$/.test(path) && !/\.d\.m?ts$/.test(path) ? [path] : [];
  });
}

function visit(node: AnyNode, see: (node: AnyNode) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, see);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
