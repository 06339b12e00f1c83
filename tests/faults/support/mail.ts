import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../../e2e/support/process';
import { startProgram } from './program';
import { newFolder } from './servers';
import { Service } from './service';

export type MailServerMode =
  | 'well'
  | 'slow'
  | 'refusing'
  | 'dying in the letter'
  | 'dying before its yes';

const letter = z.object({ id: z.string(), to: z.array(z.string()) });

/** A mail server that is not started yet. */
export async function mailServer() {
  const folder = newFolder('mail');
  const port = await freePort();
  const env = { MAIL_FOLDER: folder.path, MAIL_PORT: String(port) };
  const program = ['--import', 'tsx', 'tests/faults/support/mail-program.ts'];
  const service = new Service(`smtp://127.0.0.1:${port}`, () =>
    startProgram(program, env, /mail server is ready/),
  );
  const setMode = (mood: MailServerMode) => writeFileSync(join(folder.path, 'mood'), mood);
  setMode('well');
  return {
    ...{ service, setMode },
    /** The ids of the accepted mails, in order. */
    letters: (): string[] => {
      const file = join(folder.path, 'letters');
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      return lines.map((line) => letter.parse(JSON.parse(line)).id);
    },
    close: async () => {
      await service.kill();
      folder.remove();
    },
  };
}
