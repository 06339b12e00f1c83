import { careers } from '@/content/careers';
import { Button } from '../../ui/button';

const { uploading, arrived, cancel } = careers.application;

interface Props {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Upload progress, with a button to cancel until the upload is complete. */
export function UploadProgress({ share, onCancel }: Props) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? uploading.replace('{percent}', String(percent)) : arrived;
  return (
    <div className="upload">
      <label htmlFor="apply-progress">{text}</label>
      <progress id="apply-progress" max={100} value={percent} />
      {share < 1 ? (
        <Button tone="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      ) : null}
    </div>
  );
}
