import type { OfficeRecord } from '../../../records';
import { Notice } from '../../view/notice';

/** The CV, with what was found in it. */
export function CvLinks({ path, record }: { path: string; record: OfficeRecord }) {
  return (
    <section data-print="none">
      <h2>The CV</h2>
      {record.cv ? (
        <>
          {record.cv_findings ? (
            <Notice tone="bad">
              This file holds what a CV does not need: {String(record.cv_findings)}. Open it only on
              a machine that is up to date, or ask the applicant for another one.
            </Notice>
          ) : null}
          <p>
            <a className="button button-secondary" href={`${path}/cv`} download>
              Download (PDF)
            </a>{' '}
            <a
              className="button button-quiet"
              href={`${path}/cv?open=yes`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open in a tab of its own
            </a>
          </p>
        </>
      ) : (
        <p>The file was deleted after its retention period.</p>
      )}
    </section>
  );
}
