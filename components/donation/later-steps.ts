import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { lazyStep } from '../payments/lazy-step';
import { loadFailure, loadReview, loadSuccess } from './lazy';

const { success, failure } = donateRegister;

export const ReviewStep = lazyStep(loadReview);

export const Success = lazyStep(loadSuccess, { heading: success.heading, text: success.title });

export const Failure = lazyStep(loadFailure, {
  heading: failure.heading,
  text: `${payments.failure.title} ${failure.doNotPayAgain}`,
});
