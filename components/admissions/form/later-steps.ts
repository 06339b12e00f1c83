import { register } from '@/content/register';
import { laterSteps } from '../../payments/later-steps';

export const { reviewStep, successStep, failureStep, preloadSteps } = laterSteps(register, {
  review: () => import('./review-step').then((part) => part.ReviewStep),
  success: () => import('./success').then((part) => part.Success),
});
