import { FORMATS } from '../../records';
import { FORMAT_LABELS } from './export-menu';
import { Submit } from './form';
import { HiddenFields } from './hidden-fields';
import { Notice } from './notice';

type Props = {
  action: string;
  /** Keeps its query: the list's filters. */
  url: URL;
};

/** For an export: a GET form, so that a download needs no script. */
export function DownloadForm({ action, url }: Props) {
  const fields = [...url.searchParams].filter(([name]) => name !== 'format');
  const chosen = url.searchParams.get('format') ?? 'xlsx';
  return (
    <>
      <office-download>
        <form className="flex flex-wrap gap-2" action={action}>
          <HiddenFields fields={fields} />
          {FORMATS.map((format) => (
            <Submit
              key={format}
              name="format"
              value={format}
              tone={format === chosen ? 'primary' : 'secondary'}
            >
              Download {FORMAT_LABELS[format]}
            </Submit>
          ))}
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
