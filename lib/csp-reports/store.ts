import { LRUCache } from 'lru-cache';
import type { Report } from './read';

export type StoredReport = Report & { times: number; first: string; last: string };

/** The last reports that differ, in this process; the oldest gives way. */
export class ReportStore {
  readonly #reports: LRUCache<string, StoredReport>;

  constructor(max: number) {
    this.#reports = new LRUCache({ max });
  }

  /** Whether it is one that is not stored yet. */
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

  /** The newest first. */
  list(): StoredReport[] {
    return [...this.#reports.values()];
  }
}
