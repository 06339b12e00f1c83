import { type ComponentType, useEffect, useState } from 'react';
import { payments } from '@/content/payments';
import { NotSent } from '../forms/not-sent';
import { StepHeading } from '../forms/step-heading';

type Notice = { heading: string; text: string };

type LaterStep<Props> = {
  load: () => Promise<unknown>;
  loaded: ComponentType<Props> | null;
  notice: Notice | undefined;
};

/** `notice`: shown even if the script cannot be loaded, for example that the payment arrived. */
export function laterStep<Props>(
  load: () => Promise<ComponentType<Props>>,
  notice?: Notice,
): LaterStep<Props> {
  const step: LaterStep<Props> = {
    load: async () => {
      step.loaded = await load();
    },
    loaded: null,
    notice,
  };
  return step;
}

/**
 * A step whose script was loaded when the form was touched, so that it appears at once. React's own
 * `lazy` would show its fallback for a moment even then.
 */
export function LazyStep<Props extends object>(its: { step: LaterStep<Props>; props: Props }) {
  const { step, props } = its;
  const [tried, setTried] = useState<LaterStep<Props> | null>(null);
  useEffect(() => {
    const show = () => setTried(step);
    step.load().then(show, show);
  }, [step]);
  const Step = step.loaded;
  if (Step) return <Step {...props} />;
  if (tried === step) return <NotLoaded notice={step.notice} />;
  return <p role="status">{payments.step.loading}</p>;
}

function NotLoaded({ notice }: { notice: Notice | undefined }) {
  return (
    <div className="flow-step">
      {notice ? (
        <>
          <StepHeading text={notice.heading} focus />
          <p role="status">{notice.text}</p>
        </>
      ) : null}
      <NotSent text={payments.step.notLoaded} />
    </div>
  );
}
