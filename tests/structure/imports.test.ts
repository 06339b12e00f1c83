import { describe, expect, it } from 'vitest';
import { readModules } from './modules';

const modules = readModules();

/** The allowed imports between the top folders. */
const mayImport: Record<string, string[]> = {
  app: ['app', 'components', 'content', 'lib', 'contract', 'enhance'],
  components: ['components', 'content', 'lib', 'contract', 'enhance'],
  content: ['content', 'contract'],
  lib: ['lib', 'contract', 'content'],
  contract: ['contract'],
  enhance: ['enhance'],
  'school-api': ['school-api', 'contract'],
  'middleware.ts': ['lib', 'contract'],
};

/** The modules of content/ that the school API may read: the school's facts and its time zone. */
const schoolFacts = [
  ...['content/school.ts', 'content/demo-values.ts', 'content/admission-day.ts'],
  ...['content/india-time.ts', 'content/postal-address.ts', 'content/live-facts.ts'],
  ...['content/school-shape.ts', 'content/purposes.ts'],
];

/** Screens of the office use the site's primitives. */
const isPrimitive = (path: string, target: string) =>
  path.startsWith('school-api/office/') && target.startsWith('components/ui/');

const isAllowed = (path: string, target: string) =>
  mayImport[room(path)]?.includes(room(target)) ||
  (room(path) === 'school-api' && schoolFacts.includes(target)) ||
  isPrimitive(path, target);

const room = (path: string) => path.split('/')[0] ?? '';

describe('imports', () => {
  it('were found: an empty list would prove nothing', () => {
    expect(modules.size).toBeGreaterThan(50);
    expect([...modules.values()].flatMap(({ imports }) => imports).length).toBeGreaterThan(80);
  });

  it('run one way between folders', () => {
    const wrong = [...modules].flatMap(([path, { imports }]) =>
      imports.filter((target) => !isAllowed(path, target)).map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have no cycles', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: string[]): void => {
      if (trail.includes(path)) {
        circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
        return;
      }
      if (done.has(path)) return;
      for (const target of modules.get(path)?.imports ?? []) visit(target, [...trail, path]);
      done.add(path);
    };
    for (const path of modules.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});

/** The modules of the school API; each may import those before it. */
const ORDER = [
  ...['platform', 'db', 'mail', 'content', 'forms', 'money', 'records', 'privacy'],
  ...['operations', 'office', 'config', 'cli', 'root'],
];

/** A file below a module's folder belongs to it; the others start the program. */
function moduleOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  if (path === 'school-api/config.ts') return 'config';
  return rest.length > 0 ? folder : 'root';
}

const isOpen = (target: string) =>
  ['config', 'root'].includes(moduleOf(target)) ||
  target === `school-api/${moduleOf(target)}/index.ts`;

describe('the modules of the school API', () => {
  const between = [...modules].flatMap(([path, { imports }]) =>
    imports
      .filter((target) => [path, target].every((one) => room(one) === 'school-api'))
      .filter((target) => moduleOf(target) !== moduleOf(path))
      .map((target) => ({ path, target, says: `${path} -> ${target}` })),
  );

  it('are all in the order', () => {
    const inside = [...modules.keys()].filter((path) => room(path) === 'school-api');
    expect([...new Set(inside.map(moduleOf))].sort()).toEqual([...ORDER].sort());
  });

  it('import only earlier ones', () => {
    const place = (path: string) => ORDER.indexOf(moduleOf(path));
    const wrong = between.filter(({ path, target }) => place(target) > place(path));
    expect(wrong.map(({ says }) => says)).toEqual([]);
  });

  it('import each other by index.ts only', () => {
    expect(between.filter(({ target }) => !isOpen(target)).map(({ says }) => says)).toEqual([]);
  });
});

it('the contract imports nothing but zod and, for the bearer token, Node’s crypto', () => {
  for (const [path, { source }] of modules) {
    if (room(path) !== 'contract') continue;
    const packages = [...source.matchAll(/from '([^.@][^']*)'/g)].map(([, name]) => name);
    expect(
      packages.filter((name) => name !== 'zod'),
      path,
    ).toEqual(path === 'contract/bearer.ts' ? ['node:crypto'] : []);
  }
});

it('the environment is read in two places only', () => {
  const readers = [...modules].filter(([, { source }]) => source.includes('process.env'));
  expect(readers.map(([path]) => path).sort()).toEqual(['lib/env.ts', 'school-api/config.ts']);
});
