import { LRUCache } from 'lru-cache';
import type { Report } from './read';

export type StoredReport = Report & { times: number; first: string; last: string };

/** The latest distinct reports of this process; the oldest is evicted. */
export class ReportStore {
  readonly #reports: LRUCache<string, StoredReport>;

  constructor(max: number) {
    this.#reports = new LRUCache({ max });
  }

  /** Stores a report; true if it is new. */
  add(report: Report, now = new Date()): boolean {
    const key = JSON.stringify([report.page, report.directive, report.blocked]);
    const last = now.toISOString();
    const known = this.#reports.get(key);
    this.#reports.set(key, {
      ...report,
      times: (known?.times ?? 0) + 1,
      first: known?.first ?? last,
      last,
    });
    return known === undefined;
  }

  /** Newest first. */
  list(): StoredReport[] {
    return [...this.#reports.values()];
  }
}
