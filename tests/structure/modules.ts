import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const rooms = ['app', 'components', 'content', 'contract', 'enhance', 'lib', 'school-api'];

export type Modules = Map<string, { source: string; imports: string[] }>;

export function readModules(): Modules {
  const paths = [...rooms.flatMap(walk), 'middleware.ts'];
  return new Map(
    paths.map((path) => {
      const source = readFileSync(path, 'utf8');
      return [path, { source, imports: importsOf(path, source) }];
    }),
  );
}

export function reachable(modules: Modules, from: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of modules.get(path)?.imports ?? []) visit(target);
  };
  for (const path of from) visit(path);
  return [...seen];
}

export const isClient = ({ source }: { source: string }) => /^\s*['"]use client['"]/.test(source);

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function importsOf(path: string, source: string): string[] {
  const named = source.matchAll(/^(?:import|export)\b[^'"]*?from\s+'([^']+)'/gms);
  const bare = source.matchAll(/^import\s+'([^']+)'/gm);
  const later = source.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [...named, ...bare, ...later].flatMap(([, name = '']) => resolve(path, name) ?? []);
}

function resolve(from: string, name: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return undefined;
  const base = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(from), name));
  return ['.ts', '.tsx', '/index.ts', ''].map((end) => base + end).find(isModule);
}

function isModule(path: string): boolean {
  return /\.tsx?$/.test(path) && existsSync(path);
}
