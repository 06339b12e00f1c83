import type { Blocks, ScenePicture } from '@/content/blocks';
import { type Cause, causes } from '@/content/causes';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';
import { EXEMPTION_RULE } from '@/contract/facts/exemption';

type CauseText = { amount?: string; text: string; picture: ScenePicture };

const causeTexts: Record<Cause['id'], CauseText> = {
  'child-education': {
    amount: 'About Rs. 1.2 lakh a year',
    text: 'Pays for one child’s education for a year, including residential charges. It opens the school to a boy whose family could not send him otherwise.',
    picture: picture('classroom-tree'),
  },
  'cow-care': {
    amount: 'About Rs. 21,000 a year',
    text: 'Feeds one cow, keeps her stall clean and pays for her medicine. Cows stay in the gaushala for their whole lives, with milk or without.',
    picture: picture('gaushala'),
  },
  'nature-care': {
    amount: '15 trees for Rs. 10,000',
    text: 'Plants trees on the campus and looks after them. They give shade to boys, fruit to parrots and a roost to peacocks.',
    picture: picture('give-trees'),
  },
  'new-university': {
    text: 'Helps to build a university where our boys, and others, can go on studying in the spirit in which they began. Donations of any size go towards its land, its halls and its library.',
    picture: picture('university'),
  },
  'upcoming-university': {
    text: 'A university needs teachers, books and plans before it has walls. Your donation helps to prepare its courses and to bring its first scholars together.',
    picture: picture('library', 'Shelves of books waiting for the readers of a university'),
  },
};

const taxBenefit: Blocks = [
  {
    kind: 'paragraph',
    text: 'A donation to a registered school can lower your income tax. Here is what an Indian taxpayer should know.',
  },
  { kind: 'heading', text: '80G exemption' },
  {
    kind: 'paragraph',
    text: `${EXEMPTION_RULE} How much you can deduct, and under which tax regime, depends on the income-tax law of the year in which you donate, so please ask your tax adviser. Your receipt says what the school’s registration allowed on the day of your donation. If the school was not registered on that day, the receipt claims nothing; please ask us how things stand. Larger donations in cash, and donations in kind, give no deduction.`,
  },
  { kind: 'heading', text: '35AC benefit' },
  {
    kind: 'paragraph',
    text: 'Section 35AC gave a deduction for donations to approved projects. It ended: there is none from assessment year 2018-19, that is, for payments after 31 March 2017. Earlier donations keep the treatment that the law gave them then.',
  },
  { kind: 'heading', text: 'Official receipt' },
  {
    kind: 'paragraph',
    text: 'Every donor receives an official receipt. It shows the name that you enter in the form, so please enter it as on your tax papers. After a bank transfer, send us your name, your address and the reference number, so that we know whose receipt it is.',
  },
  { kind: 'heading', text: 'Newsletters' },
  {
    kind: 'paragraph',
    text: 'If you wish, we send you our newsletters, with news of the children, cows and trees that you help. To stop them, write to the office at any time.',
  },
];

export const contribute = {
  title: 'Donate & Contribute',
  description: `Donate to ${school.name}: a child’s schooling, cow care, trees and the new university. 80G exemption, receipts and ways of paying explained.`,
  scene: 'river-steps',
  banner: { heading: 'Donate & Contribute', verse: verses.giftGivenAsDuty },
  intro:
    'Five ways to help, from a child’s schooling to a new university. Choose one, and change the amount if you like.',
  donate: {
    label: 'Donate',
    causes: causes.map((cause) => ({ ...cause, ...causeTexts[cause.id] })),
    give: 'Give for this',
  },
  taxBenefit: { label: 'Tax Benefit', title: 'Tax Benefit', blocks: taxBenefit },
  actions: [
    { label: 'Pay Online', href: '/donate-register' },
    { label: 'Direct Bank Transfer', href: '/direct-bank-transfer' },
  ],
} as const;
