import { CV_TYPE } from '@/contract';
import { slugFrom } from '../../../content';
import { dayInIndia } from '../../../money';
import type { OfficeRecord } from '../../../records';
import { LinkButton } from '../../view/act';
import { Notice } from '../../view/notice';
import { noSuchRecord } from '../records/missing';
import { sendFile } from '../records/private-file';
import type { FoundRecord, RecordAct } from '../records/screens';

/** The CV, with its suspicious contents. */
export function CvLinks({ path, record }: Pick<FoundRecord, 'path' | 'record'>) {
  return (
    <section data-print="none">
      <h2>The CV</h2>
      {record.cv ? (
        <>
          {record.cv_findings ? (
            <Notice tone="bad">
              This file contains content that a CV does not need: {String(record.cv_findings)}. Open
              it only on a machine that is up to date, or ask the applicant for another one.
            </Notice>
          ) : null}
          <p>
            <LinkButton href={`${path}/cv`} download>
              Download (PDF)
            </LinkButton>{' '}
            <a
              className="button button-quiet"
              href={`${path}/cv?open=yes`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open in a new tab
            </a>
          </p>
        </>
      ) : (
        <p>The file was deleted after its retention period.</p>
      )}
    </section>
  );
}

export const sendCv: RecordAct<FoundRecord> = async (
  request,
  { record, name, person },
  { list },
) => {
  const isOpened = request.url.searchParams.get('open') === 'yes';
  const file = { path: String(record.cv), type: CV_TYPE, name: nameOf(record), isOpened };
  const action = isOpened ? 'jobs cv open' : 'jobs cv download';
  const sent = await sendFile(file, () => request.audit({ action, record: name, person }));
  return sent ?? noSuchRecord(request, 'CV', list);
};

/** 'cv-meera-rao-2026-11-21.pdf': safe on every system, whatever script the name was typed in. */
function nameOf({ id, applicant_name, received_at }: OfficeRecord): string {
  const day = received_at instanceof Date ? `-${dayInIndia(received_at)}` : '';
  return `cv-${slugFrom(String(applicant_name)) || id}${day}.pdf`;
}
