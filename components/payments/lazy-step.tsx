import { type ComponentType, lazy, type ReactNode } from 'react';
import { payments } from '@/content/payments';
import { NotSent } from '../forms/not-sent';
import { StepHeading } from '../forms/step-heading';

/**
 * A later step, whose script is loaded when the form is touched. What must be said in any case, such as
 * that the payment arrived, is said when it cannot be loaded.
 */
export function lazyStep<Props>(
  load: () => Promise<ComponentType<Props>>,
  said?: { heading: string; text: ReactNode },
) {
  const NotLoaded = () => (
    <div className="flow-step">
      {said ? (
        <>
          <StepHeading text={said.heading} focus />
          <p role="status">{said.text}</p>
        </>
      ) : null}
      <NotSent text={payments.step.notLoaded} />
    </div>
  );
  return lazy(() =>
    load().then(
      (Step) => ({ default: Step }),
      () => ({ default: NotLoaded }),
    ),
  );
}
