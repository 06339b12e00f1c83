import type { ComponentType } from 'react';
import { payments } from '@/content/payments';
import { preload } from '../forms/lazy-parts';
import { laterStep } from './lazy-step';

type Texts = {
  success: { heading: string; title: string };
  failure: { heading: string; doNotPayAgain: string };
};

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The steps after the form, loaded while it is being filled in. */
export function laterSteps<Review extends object, Success extends object>(
  { success, failure }: Texts,
  { review, success: loadSuccess }: { review: Load<Review>; success: Load<Success> },
) {
  const reviewStep = laterStep(review);
  const successStep = laterStep(loadSuccess, { heading: success.heading, text: success.title });
  const failureStep = laterStep(() => import('./failure').then((part) => part.Failure), {
    heading: failure.heading,
    text: `${payments.failure.title} ${failure.doNotPayAgain}`,
  });
  const preloadSteps = () => preload([reviewStep.load, successStep.load, failureStep.load]);
  return { reviewStep, successStep, failureStep, preloadSteps };
}
