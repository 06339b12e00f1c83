import { type Act, ActControl } from './act';
import { Icon } from './icon';

type Props = {
  /** Unique on its page. */
  id: string;
  /** Describes the menu: 'Actions for Meera Rao'. */
  label: string;
  acts: readonly Act[];
  /** Shown next to the icon, as at the top of a page. */
  text?: string;
};

/** A popover: the browser closes it on Escape and on an outside press; without support it is shown inline. */
export function ActionsMenu({ id, label, acts, text }: Props) {
  if (acts.length === 0) return null;
  return (
    <div className="actions-menu inline-block" data-print="none">
      <button
        type="button"
        className={`button ${text ? 'button-secondary' : 'button-quiet button-icon'}`}
        popoverTarget={id}
      >
        {text}
        <Icon name={text ? 'chevron-down' : 'more'} />
        <span className="sr-only">{label}</span>
      </button>
      <ul id={id} className="actions-list" popover="auto">
        {acts.map((act) => (
          <li key={act.label}>
            <ActControl act={act} className="actions-item" />
          </li>
        ))}
      </ul>
    </div>
  );
}
