import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { schoolFacts } from '@/contract/facts/school-facts';
import { changeNumbers } from '@/contract/site-changes';
import { withheldPictures } from '@/contract/withheld-pictures';

const savedState = z.object({
  /** The school API that these numbers come from. */
  url: z.string(),
  numbers: changeNumbers,
  facts: schoolFacts,
  withheld: withheldPictures.optional(),
});

export type SavedState = z.output<typeof savedState>;

/** Lets a restart know which stored pages are outdated, and the facts, without the school API. */
export class StateFile {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = path.join(folder, 'changes.json');
  }

  read(url: string): SavedState | undefined {
    try {
      const state = savedState.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      return state.url === url ? state : undefined;
    } catch {
      return undefined;
    }
  }

  async write(state: SavedState): Promise<void> {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    await writeFileAtomic(this.#file, JSON.stringify(state), { mode: 0o600 });
  }
}
