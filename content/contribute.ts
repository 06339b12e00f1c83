import type { Blocks } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';
import { EXEMPTION_RULE } from '@/contract/facts/exemption';

const taxBenefit: Blocks = [
  'A donation to a registered school can lower your income tax. Here is what an Indian taxpayer should know.',
  { kind: 'heading', text: '80G exemption' },
  `${EXEMPTION_RULE} How much you can deduct, and under which tax regime, depends on the income-tax law of the year in which you donate, so please ask your tax adviser. Your receipt says what the school’s registration allowed on the day of your donation. If the school was not registered on that day, you cannot use the receipt to claim a deduction. Larger donations in cash, and donations in kind, do not qualify.`,
  { kind: 'heading', text: '35AC benefit' },
  'Section 35AC gave a deduction for donations to approved projects. It ended: there is none from assessment year 2018-19, that is, for payments after 31 March 2017. Earlier donations are still covered by the law of that time.',
  { kind: 'heading', text: 'Official receipt' },
  'Every donor receives an official receipt. It shows the name that you enter in the form, so please enter it as it appears on your tax papers. After a bank transfer, send us your name, your address and the reference number, so that we know whose receipt it is.',
  { kind: 'heading', text: 'Newsletters' },
  'If you like, we will send you our newsletters, with news of the children, cows and trees that you help. To stop them, write to the office at any time.',
];

export const contribute = {
  title: 'Donate & Contribute',
  description: `Donate to ${school.name}: a child’s schooling, cow care, trees and the new university. 80G exemption, receipts and ways of paying explained.`,
  scene: 'river-steps',
  banner: { heading: 'Donate & Contribute', verse: verses.giftGivenAsDuty },
  intro: 'Choose what to donate for, and change the amount if you like.',
  donate: {
    label: 'Donate',
    give: 'Donate for this',
  },
  taxBenefit: { label: 'Tax Benefit', title: 'Tax Benefit', blocks: taxBenefit },
  actions: [
    { label: 'Pay Online', href: '/donate-register' },
    { label: 'Direct Bank Transfer', href: '/direct-bank-transfer' },
  ],
} as const;
