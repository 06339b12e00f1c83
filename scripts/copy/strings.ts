import { relative } from 'node:path';
import { codeFiles, parseCode, visit } from './parse-code';

export type Copy = { file: string; text: string };

/** Folders with text for people: pages, emails, PDFs, the office, commands. */
const FOLDERS = ['app', 'components', 'content', 'contract', 'lib', 'school-api'];
const NOT_COPY = /\.dev\.tsx$|\/db\/migrations\//;
/** Attributes that hold no text. */
const CODE = new Set([
  ...['className', 'href', 'src', 'id', 'type', 'rel', 'role', 'd', 'viewBox', 'sizes'],
  ...['width', 'height', 'style', 'action', 'method', 'autoComplete', 'inputMode', 'event'],
]);

export async function readStrings(folders: readonly string[] = FOLDERS): Promise<Copy[]> {
  const files = folders.flatMap(codeFiles).filter((file) => !NOT_COPY.test(file));
  const found = await Promise.all(files.map(stringsOf));
  return found.flat();
}

async function stringsOf(path: string): Promise<Copy[]> {
  const { tree } = await parseCode(path);
  const file = relative('.', path);
  const copy: Copy[] = [];
  visit(tree, (node, [parent]) => {
    const isValue = parent?.type !== 'Property' || parent.value === node;
    const isKept = parent && isValue && !isCode(parent);
    if (node.type === 'Literal' && typeof node.value === 'string' && isKept) {
      copy.push({ file, text: node.value });
    }
    if (node.type === 'TemplateElement') copy.push({ file, text: node.value.cooked ?? '' });
  });
  return copy;
}

function isCode(parent: Parameters<Parameters<typeof visit>[1]>[0]): boolean {
  if (/^(?:Import|Export)/.test(parent.type) || parent.type === 'ExpressionStatement') return true;
  return (
    parent.type === 'Property' && parent.key.type === 'Identifier' && CODE.has(parent.key.name)
  );
}

/** Sentences and labels, unlike keys, names of classes and SQL. */
export function isProse({ text }: Copy): boolean {
  if (!/\p{L}{2}/u.test(text) || /^[a-z0-9_.:/-]*$/.test(text)) return false;
  return /^\s*\p{Lu}/u.test(text) || /\p{L} \p{L}/u.test(text);
}
