import { Icon } from '../ui/icon';

/** An error of the whole step; announced when it appears. */
export function Problem({ text, note }: { text: string; note?: string }) {
  return (
    <div role="alert" className="field-wide">
      {text ? (
        <p className="field-error flow-problem">
          <Icon name="alert" />
          <span>
            {text} {note}
          </span>
        </p>
      ) : null}
    </div>
  );
}
