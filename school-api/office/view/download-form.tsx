import { Submit } from './form';
import { Notice } from './notice';

type Props = {
  action: string;
  /** Its query is carried on: the filters of the list. */
  url: URL;
};

/** For an export: a GET form, so that a download needs no script. */
export function DownloadForm({ action, url }: Props) {
  return (
    <>
      <office-download>
        <form className="office-form" action={action}>
          {[...url.searchParams].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend>What for</legend>
            <label className="check">
              <input type="radio" name="format" value="csv" defaultChecked />
              <span>A spreadsheet (CSV)</span>
            </label>
            <label className="check">
              <input type="radio" name="format" value="json" />
              <span>A program (JSON)</span>
            </label>
          </fieldset>
          <Submit>Download</Submit>
        </form>
      </office-download>
      <Notice tone="plain">
        <p>
          The file holds personal data: keep it where only you can read it, and delete it after use.
          This export is written down in the audit.
        </p>
      </Notice>
    </>
  );
}
