import { expect, it } from 'vitest';
import { readModules } from './modules';

const modules = readModules();

function tablesIn(source: string): string[] {
  const [, names = ''] = /import (?:type )?\{([^}]*)\} from '[./]*\/db'/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.replace(/^\s*type /, '').trim())
    .filter((name) => /^[a-z]/.test(name));
}

const below = (folder: string) => [...modules].filter(([path]) => path.startsWith(folder));

/** May read drafts and versions: editing, and the check of withheld pictures. */
const EDITS = /^school-api\/(db|content\/(editing|media|seed))\//;
const RECORDS = ['contentRecords', 'contentVersions'];

it('the site reads only from the view of published records', () => {
  const readers = ['reads', 'routes'].flatMap((name) => below(`school-api/content/${name}/`));
  const named = new Set(readers.flatMap(([, { source }]) => tablesIn(source)));
  expect([...named].sort()).toEqual(['formControls', 'newsOldSlugs', 'publishedRecords']);
});

it('only the content module reads unpublished records', () => {
  const others = below('school-api/').filter(([path]) => !EDITS.test(path));
  const wrong = others.filter(([, { source }]) =>
    tablesIn(source).some((name) => RECORDS.includes(name)),
  );
  expect(others.length).toBeGreaterThan(300);
  expect(wrong.map(([path]) => path)).toEqual([]);
});
