import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';

/**
 * What a family does after registering. The confirmation page, its email and the admission page show
 * the same text; the school API may import this file.
 */
export const admissionDay = {
  next: {
    heading: 'What happens next',
    /** Not in the email, which is the receipt. */
    receipt: 'We will email you a receipt. It is your proof of registration, so please keep it.',
    /** Not shown before there is a card. */
    admitCard: 'Print his admit card: open “Check your application” on our website.',
    items: [
      'Come with your son on the admission date. He sits a written test for his class, then meets a teacher.',
      'We will write to you when we have decided.',
    ],
  },
  campus: {
    heading: 'Where to come',
    directions: 'Get directions',
    get text() {
      return postalAddress(school);
    },
  },
  bring: {
    heading: 'What to bring on the day',
    items: [
      'Your admit card, printed, and your receipt, printed or on your phone.',
      'A copy of your son’s birth certificate.',
      'His last report card, and a transfer certificate if he is moving from another school.',
      'Recent passport photographs of your son and of his parents or guardian.',
      'A note of any allergies, illnesses or medicines that we should know about.',
      'Pencils, a pen and a water bottle.',
    ],
  },
} as const;
