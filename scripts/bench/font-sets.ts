import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The fonts of a system by file name; for a proprietary font, a free one with the same metrics. */
const sets: Record<string, readonly string[]> = {
  'Windows, macOS, iOS (Arial and Times as Liberation)': [
    ...['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
    ...['LiberationSerif-Regular.ttf', 'LiberationSerif-Bold.ttf', 'LiberationSerif-Italic.ttf'],
  ],
  'Android (Roboto, Noto Serif)': [
    ...['Roboto-Regular.ttf', 'Roboto-Bold.ttf'],
    ...['NotoSerif-Regular.ttf', 'NotoSerif-Bold.ttf', 'NotoSerif-Italic.ttf'],
  ],
  'bare Linux (DejaVu)': [
    ...['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSerif.ttf', 'DejaVuSerif-Bold.ttf'],
  ],
};

type FontSet = { name: string; missing: readonly string[]; config: string };

/** A fontconfig configuration for each set, limited to its fonts. */
export function fontSets(folders: readonly string[]): FontSet[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return Object.entries(sets).map(([name, faces]) => {
    const found = faces.flatMap((face) => files.find((file) => basename(file) === face) ?? []);
    const missing = faces.filter((face) => !found.some((file) => basename(file) === face));
    return { name, missing, config: configFor(found) };
  });
}

function configFor(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'font-set-'));
  mkdirSync(join(folder, 'fonts'));
  for (const file of files) copyFileSync(file, join(folder, 'fonts', basename(file)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`,
  );
  return config;
}
