import { donateRegister } from '@/content/donate-register';
import { laterSteps } from '../payments/later-steps';

export const { reviewStep, successStep, failureStep, preloadSteps } = laterSteps(donateRegister, {
  review: () => import('./review-step').then((part) => part.ReviewStep),
  success: () => import('./success').then((part) => part.Success),
});
