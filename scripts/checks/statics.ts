import type { Tally } from './tally';
import { printTitle } from './title';
import { runTool } from './tool';

const statics = [
  { title: 'Format and lint', tool: 'biome', args: ['check', '--error-on-warnings', '.'] },
  // The cache makes the next run six times as fast.
  {
    title: 'Types',
    tool: 'tsc',
    args: ['--noEmit', '--tsBuildInfoFile', 'build/types.tsbuildinfo'],
  },
  { title: 'Dead code', tool: 'knip', args: [] },
  { title: 'Dead code in production', tool: 'knip', args: ['--production'] },
  { title: 'Third-party list', tool: 'tsx', args: ['scripts/third-party.ts', '--check'] },
];

/** In parallel, because none of them uses all cores. */
export async function runStatics(tally: Tally): Promise<void> {
  const runs = statics.map(async ({ title, tool, args }) => {
    const { status, output } = await runTool(tool, args, { quiet: true });
    printTitle(title, `\n${output.trim()}`);
    tally.addCheck(title, status === 0);
  });
  await Promise.all(runs);
}
