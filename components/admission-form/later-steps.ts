import { payments } from '@/content/payments';
import { register } from '@/content/register';
import { preload } from '../forms/lazy-parts';
import { laterStep } from '../payments/lazy-step';

const { success, failure } = register;

export const reviewStep = laterStep(() => import('./review-step').then((part) => part.ReviewStep));

export const successStep = laterStep(() => import('./success').then((part) => part.Success), {
  heading: success.heading,
  text: success.title,
});

export const failureStep = laterStep(
  () => import('../payments/failure').then((part) => part.Failure),
  {
    heading: failure.heading,
    text: `${payments.failure.title} ${failure.doNotPayAgain}`,
  },
);

export const preloadSteps = () => preload([reviewStep.load, successStep.load, failureStep.load]);
