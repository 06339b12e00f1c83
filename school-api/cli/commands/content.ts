import { resolve } from 'node:path';
import { ContentError, exportFolder, importFolder, recordsWithoutConsent } from '../../content';
import { diskReason, OfficeError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';

const SHOWN_LINES = 50;

export const contentCommands: Command[] = [
  {
    name: 'content export',
    positionals: ['<folder>'],
    description: 'Writes the content of the site into a new folder of readable files',
    details: [
      'News as Markdown, lists as YAML, pictures and documents beside them. The folder can be changed',
      'with any editor and brought back with content import.',
    ],
    run: runExport,
  },
  {
    name: 'content import',
    positionals: ['<folder>'],
    description: 'Brings a folder of content into the site, wholly or not at all',
    options: {
      prune: { description: 'also removes records of these lists that are not in the folder' },
    },
    details: [
      'What is wrong is said with file and field, and then nothing is changed. Doing it twice changes',
      'nothing more. The site shows the new content within a minute.',
    ],
    allowEmptyFolder: true,
    run: runImport,
  },
];

async function runExport({ positionals }: ParsedArguments, context: CommandContext) {
  const [folder = ''] = positionals;
  const progress = context.progress('Files');
  let files = 0;
  const wrote = () => {
    files += 1;
    progress.at(files);
  };
  const { mediaFolders } = context.config;
  const done = await withReadableErrors(() =>
    exportFolder(resolve(context.cwd, folder), { db: context.db, mediaFolders, wrote }),
  );
  progress.end();
  context.tell(`${done.records} records and ${done.files} files written to ${folder}.`);
  for (const line of done.missing) context.tell(`Missing: ${line}`);
}

async function runImport({ positionals, has }: ParsedArguments, context: CommandContext) {
  const [folder = ''] = positionals;
  const progress = context.progress('Files');
  const { db, config } = context;
  const work = { db, mediaFolders: config.mediaFolders, now: context.now() };
  const how = { ...work, prune: has('prune'), did: progress.at };
  const done = await withReadableErrors(() => importFolder(resolve(context.cwd, folder), how));
  progress.end();
  const rows = done.lists.map(({ file, counts }) => ({ list: file, ...counts }));
  context.out(textTable(['list', 'added', 'changed', 'same', 'removed'], rows));
  context.tell(`${done.files} new or changed pictures and documents.`);
  for (const line of shortened(await recordsWithoutConsent(db))) {
    context.tell(`Picture not shown, consent_on_file is not true: ${line}`);
  }
}

async function withReadableErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ContentError) throw new OfficeError(summary(error.problems));
    const reason = diskReason(error);
    if (reason === undefined || !(error instanceof Error)) throw error;
    throw new OfficeError(`${error.message} (${reason}). Nothing was changed.`);
  }
}

function summary(problems: readonly string[]): string {
  if (problems.length === 1) return `${problems[0]}\nNothing was changed.`;
  return [...shortened(problems), `${problems.length} things to mend. Nothing was changed.`].join(
    '\n',
  );
}

function shortened(lines: readonly string[]): string[] {
  const rest = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(rest > 0 ? [`and ${rest} more`] : [])];
}
