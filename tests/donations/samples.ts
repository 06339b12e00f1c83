import type { Causes } from '@/components/donations/cause';
import { ownPurposes } from '@/content/purposes';

export const donation = {
  amount: '100.50',
  message: '',
  donor_name: 'Asha Vrajwasi',
  email: 'asha@example.org',
  mobile_code: '+91',
  mobile: '0000000012',
  address: '7, Kadamba Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '',
  country: 'India',
};

/** The same, keyed by field labels. */
export const typedDonation = {
  Amount: '100.50',
  'Full name': 'Asha Vrajwasi',
  Email: 'asha@example.org',
  'Contact number': '0000000012',
  'Street address': '7, Kadamba Lane',
  City: 'Vraja',
  State: 'Uttar Pradesh',
};

/** The site's own purposes, in the form's shape. */
export const causes: Causes = ownPurposes.map(({ name, usual_amounts, does }) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  heading: name,
  does,
  suggestedRupees: usual_amounts,
  picture: { src: '/art/gaushala.svg', alt: '' },
  goal: null,
  lastDay: '',
  closed: false,
}));

export const result = {
  status: 'success' as const,
  dismissed: false,
  orderId: 'order_1',
  statusByOrder: true,
  paymentId: 'pay_1',
  amount: 150_000,
  email: 'asha@example.org',
  name: 'Asha Vrajwasi',
  purpose: '',
};
