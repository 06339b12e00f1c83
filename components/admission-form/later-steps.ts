import { payments } from '@/content/payments';
import { register } from '@/content/register';
import { lazyStep } from '../payments/lazy-step';
import { loadFailure, loadReview, loadSuccess } from './lazy';

const { success, failure } = register;

export const ReviewStep = lazyStep(loadReview);

export const Success = lazyStep(loadSuccess, { heading: success.heading, text: success.title });

export const Failure = lazyStep(loadFailure, {
  heading: failure.heading,
  text: `${payments.failure.title} ${failure.doNotPayAgain}`,
});
