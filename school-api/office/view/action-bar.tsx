import type { ReactNode } from 'react';
import { Submit } from './form';

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] };

export type BarAction = { action: string; label: string; choice?: Choice };

/** The form that the table's checkboxes belong to: nested forms are not allowed. */
export const CHOSEN = 'chosen';

type Props = {
  actions: readonly BarAction[];
  /** 'all 120 that match'; undefined if this page shows all. */
  all: string | undefined;
};

/** Actions on the selected rows. The script counts them, and can select all on the page. */
export function ActionBar({ actions, all }: Props): ReactNode {
  if (actions.length === 0) return null;
  return (
    <form
      id={CHOSEN}
      className="action-bar flex flex-wrap items-center gap-x-4 gap-y-2"
      method="post"
      data-print="none"
    >
      <label className="check" data-choose-page hidden>
        <input type="checkbox" />
        <span>All on this page</span>
      </label>
      {all === undefined ? null : (
        <label className="check" data-choose-all>
          <input type="checkbox" name="all" value="yes" />
          <span>All {all}</span>
        </label>
      )}
      <output>Select rows</output>
      {actions.map(({ action, label, choice }) => (
        <span key={action} className="action-bar-item flex flex-wrap items-center gap-2">
          {choice ? (
            <select className="control" name={choice.name} aria-label={choice.label}>
              <option value="">{choice.label}</option>
              {choice.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : null}
          <Submit tone="secondary" formAction={action}>
            {label}
          </Submit>
        </span>
      ))}
    </form>
  );
}
