import { FORMATS, type Format } from '../../records';
import { Submit } from './form';
import { HiddenFields } from './hidden-fields';
import { Notice } from './notice';

type Props = {
  action: string;
  /** Keeps its query: the list's filters. */
  url: URL;
};

const LABELS: Record<Format, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV, for any spreadsheet',
  json: 'JSON, for a program',
};

/** For an export: a GET form, so that a download needs no script. */
export function DownloadForm({ action, url }: Props) {
  const fields = [...url.searchParams].filter(([name]) => name !== 'format');
  const asked = url.searchParams.get('format');
  const chosen = FORMATS.find((format) => format === asked) ?? 'xlsx';
  return (
    <>
      <office-download>
        <form className="office-form" action={action}>
          <HiddenFields fields={fields} />
          <fieldset>
            <legend>Format</legend>
            {FORMATS.map((format) => (
              <label key={format} className="check">
                <input
                  type="radio"
                  name="format"
                  value={format}
                  defaultChecked={format === chosen}
                />
                <span>{LABELS[format]}</span>
              </label>
            ))}
          </fieldset>
          <Submit>Download</Submit>
        </form>
      </office-download>
      <Notice tone="plain">
        <p>
          The file contains personal data. Keep it where only you can read it, and delete it when
          you no longer need it. We record every export in the audit.
        </p>
      </Notice>
    </>
  );
}
