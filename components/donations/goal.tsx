import { goals } from '@/content/goals';
import { PAISE_PER_RUPEE } from '@/contract/facts/money';
import { formatRupees } from '@/contract/facts/rupees';
import type { Purpose } from '@/lib/donations/purpose';
import { dayInWords } from '@/lib/format/day-in-words';

type About = Pick<Purpose, 'heading' | 'goal' | 'lastDay' | 'closed'>;

/** A purpose's progress towards its goal. Nothing without a goal and a last day. */
export function Goal({ purpose }: { purpose: About }) {
  const { heading, goal, lastDay, closed } = purpose;
  if (!goal && !lastDay) return null;
  const raised = goal?.raised ?? null;
  return (
    <div className="goal" data-state={stateOf(purpose)}>
      {goal && raised !== null ? (
        <meter
          aria-label={goals.meter.replace('{purpose}', heading)}
          min={0}
          max={goal.rupees}
          value={Math.min(goal.rupees, raised / PAISE_PER_RUPEE)}
        />
      ) : null}
      <p>
        {goal ? <strong>{textOf(purpose)}</strong> : null}
        {lastDay ? (
          <span>{(closed ? goals.closed : goals.until).replace('{day}', dayInWords(lastDay))}</span>
        ) : null}
      </p>
    </div>
  );
}

function stateOf({ goal, closed }: About) {
  if (goal && goal.raised !== null && goal.raised >= goal.rupees * PAISE_PER_RUPEE)
    return 'reached';
  return closed ? 'closed' : 'open';
}

function textOf(purpose: About): string {
  const { goal, closed } = purpose;
  if (!goal) return '';
  const isReached = stateOf(purpose) === 'reached';
  const known = closed
    ? goals[isReached ? 'closedReached' : 'closedWith']
    : goals[isReached ? 'reached' : 'open'];
  const whole = Math.floor((goal.raised ?? 0) / PAISE_PER_RUPEE);
  return (goal.raised === null ? goals.unknown : known)
    .replace('{raised}', formatRupees(whole))
    .replace('{goal}', formatRupees(goal.rupees));
}
