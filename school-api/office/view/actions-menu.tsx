import { type Act, ActControl } from './act';
import { Icon } from './icon';

type Props = {
  /** Of this menu alone on its page. */
  id: string;
  /** Names what the acts are for: 'Actions for Meera Rao'. */
  label: string;
  acts: readonly Act[];
  /** Shown beside the icon, such as at the head of a page. */
  text?: string;
};

/** A popover: the browser closes it on Escape and on a press outside, and shows it in place if it knows none. */
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
