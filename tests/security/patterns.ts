import { codeFiles, parseCode, visit } from '../../scripts/copy/parse-code';

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
  for (const file of [...folders.flatMap(codeFiles), ...files]) {
    const { code, tree } = await parseCode(file);
    visit(tree, (node) => {
      if (node.type === 'Literal' && node.regex)
        walked.patterns.push({ where: file, ...node.regex });
      const makes = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (!makes || node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      walked.made.push(`${file}: ${code.slice(node.start, node.end)}`);
    });
  }
  return walked;
}
