import { Icon } from './icon';

/** Hidden until the script runs. `copies` is the id of the element whose text is copied. */
export function CopyButton({ copies, what }: { copies: string; what: string }) {
  return (
    <ui-copy data-copies={copies}>
      <button type="button" className="copy-button" data-print="none" hidden>
        <Icon name="copy" />
        <span data-label="">Copy</span>
        <span className="unseen"> {what}</span>
      </button>
    </ui-copy>
  );
}
