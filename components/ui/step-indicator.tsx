import { Icon } from './icon';

/** The steps of a flow: completed ones have a tick, the current one is announced. */
export function StepIndicator({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <nav aria-label={`Step ${current} of ${steps.length}`}>
      <ol className="steps">
        {steps.map((step, index) => {
          const number = index + 1;
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
          return (
            <li
              key={step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className="steps-mark">
                {state === 'done' ? <Icon name="check" /> : number}
              </span>
              <span>
                {step}
                {state === 'done' ? <span className="sr-only"> (done)</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
