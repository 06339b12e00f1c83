import { setTimeout as wait } from 'node:timers/promises';
import { setLiveFacts } from '@/content/live-facts';
import { FACTS_TAG } from '@/contract/change-tags';
import type { SchoolFacts } from '@/contract/facts/school-facts';
import type { ChangeNumbers, ChangesAnswer } from '@/contract/site-changes';
import type { WithheldPictures } from '@/contract/withheld-pictures';
import type { ApiAnswer } from './fetch-changes';
import { setChangeNumbers, setChangesReported } from './numbers';
import type { SavedState } from './state-file';
import { setWithheld } from './withheld';

const POLL_INTERVAL_MS = 2_000;
const MAX_POLL_INTERVAL_MS = 30_000;
/** A school's own server may support the call one day. */
const ABSENT_MS = 60_000;

type Log = { warn(fields: object, message: string): void };

export type WatchParts = {
  url: string;
  fetchChanges: (applied: ChangeNumbers) => Promise<ApiAnswer<ChangesAnswer>>;
  fetchFacts: () => Promise<ApiAnswer<SchoolFacts>>;
  fetchWithheld: () => Promise<ApiAnswer<WithheldPictures>>;
  state: { read(url: string): SavedState | undefined; write(state: SavedState): Promise<void> };
  pages: { dropOutdated(): string[]; clear(): Promise<void> };
  /** Removes the scaled copies of pictures that are now withheld. */
  pictures: { dropWithheld(): Promise<void> };
  /** Renders these pages again, in the background. */
  warm: (keys: readonly string[]) => void;
  log: Log;
};

/** Polls for changes and refreshes this instance. */
export class ChangeWatch {
  readonly #parts: WatchParts;
  #numbers: ChangeNumbers;
  #facts: SchoolFacts;
  #withheld: WithheldPictures | undefined;
  #failures = 0;
  #stopping = new AbortController();

  constructor(parts: WatchParts) {
    this.#parts = parts;
    const saved = parts.state.read(parts.url);
    this.#numbers = saved?.numbers ?? {};
    this.#facts = saved?.facts ?? {};
    this.#withheld = saved?.withheld;
    setChangeNumbers(this.#numbers);
    setLiveFacts(this.#facts);
    setWithheld(this.#withheld?.pictures ?? []);
    setChangesReported(saved !== undefined);
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const pause = await this.ask();
      // Does not keep the process alive.
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Asks once; returns the time until the next request. */
  async ask(): Promise<number> {
    const answer = await this.#parts.fetchChanges(this.#numbers);
    if (answer.is === 'failed') {
      this.#failures += 1;
      return Math.min(
        MAX_POLL_INTERVAL_MS,
        POLL_INTERVAL_MS * 2 ** Math.min(this.#failures - 1, 10),
      );
    }
    this.#failures = 0;
    setChangesReported(answer.is === 'known');
    if (answer.is === 'absent') return ABSENT_MS;
    await this.#follow(answer.value.withheld);
    // Polls again at once, which reports that the change is on the site.
    return (await this.#apply(answer.value.tags)) ? 0 : POLL_INTERVAL_MS;
  }

  /** Comes first, because a page that still names the picture does no harm. */
  async #follow(version: string | undefined): Promise<void> {
    const { fetchWithheld, pictures, log } = this.#parts;
    if (version === undefined || version === this.#withheld?.version) return;
    const answer = await fetchWithheld();
    if (answer.is !== 'known') {
      log.warn({ reason: answer.is }, 'the list of withheld pictures could not be read');
      return;
    }
    this.#withheld = answer.value;
    setWithheld(answer.value.pictures);
    await pictures.dropWithheld();
    await this.#save();
  }

  async #apply(numbers: ChangeNumbers): Promise<boolean> {
    const { pages, warm, log } = this.#parts;
    const changed = Object.keys({ ...this.#numbers, ...numbers }).filter(
      (tag) => numbers[tag] !== this.#numbers[tag],
    );
    if (changed.length === 0) return false;
    if (changed.includes(FACTS_TAG)) {
      const facts = await this.#parts.fetchFacts();
      if (facts.is !== 'known') {
        log.warn({ reason: facts.is }, 'the school’s facts could not be read');
        return false;
      }
      this.#facts = facts.value;
    }
    // Lower than before: the school's records were restored from an earlier day.
    const isEarlier = changed.some((tag) => (numbers[tag] ?? 0) < (this.#numbers[tag] ?? 0));
    this.#numbers = numbers;
    setLiveFacts(this.#facts);
    setChangeNumbers(numbers);
    const dropped = pages.dropOutdated();
    if (isEarlier) await pages.clear();
    warm(dropped);
    await this.#save();
    return true;
  }

  async #save(): Promise<void> {
    const { state, url, log } = this.#parts;
    const known = { numbers: this.#numbers, facts: this.#facts, withheld: this.#withheld };
    await state.write({ url, ...known }).catch((error: unknown) => {
      log.warn({ err: error }, 'the received changes could not be stored');
    });
  }
}
