import type { Blocks, ScenePicture } from '@/content/blocks';
import { type Cause, causes } from '@/content/causes';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';
import { EXEMPTION_RULE } from '@/contract/facts/exemption';

type CauseText = { amount?: string; text: string; picture: ScenePicture };

const causeTexts: Record<Cause['id'], CauseText> = {
  'new-university': {
    text: 'A university where our boys, and others, can go on studying in the spirit in which they began. Gifts of any size go towards its land, its halls and its library.',
    picture: picture('university'),
  },
  'upcoming-university': {
    text: 'Before there are walls there must be teachers, books and plans. Gifts to the upcoming university help to prepare its courses and to bring its first scholars together.',
    picture: picture('library', 'Shelves of books waiting for the readers of a university'),
  },
  'cow-care': {
    amount: 'About Rs. 21,000 a year',
    text: 'About Rs. 21,000 a year feeds one cow, keeps her stall clean and pays for her medicine. Cows stay in the gaushala for their whole lives, with milk or without.',
    picture: picture('gaushala'),
  },
  'child-education': {
    amount: 'About Rs. 1.2 lakh a year',
    text: 'About Rs. 1.2 lakh pays for one child’s education for a year, including residential charges. It opens the school to a boy whose family could not send him otherwise.',
    picture: picture('classroom-tree'),
  },
  'nature-care': {
    amount: '15 trees for Rs. 10,000',
    text: 'Rs. 10,000 plants 15 trees on the campus and looks after them. They give shade to boys, fruit to parrots and a roost to peacocks.',
    picture: picture('give-trees'),
  },
};

const taxBenefit: Blocks = [
  {
    kind: 'paragraph',
    text: 'A gift is its own reward; the law adds a little to it. Here is what an Indian taxpayer should know.',
  },
  { kind: 'heading', text: '80G exemption' },
  {
    kind: 'paragraph',
    text: `${EXEMPTION_RULE} How much of a gift may be deducted, and under which tax regime, is settled by the income-tax law of the year in which you give, so please ask your tax adviser. Your receipt says what the school’s registration allowed on the day of your gift; without one it claims nothing, and the school can tell how things stand. A larger gift in cash gives no deduction, nor does a gift in kind.`,
  },
  { kind: 'heading', text: '35AC benefit' },
  {
    kind: 'paragraph',
    text: 'Section 35AC gave a deduction for gifts to approved projects. It belongs to the past: no deduction under section 35AC is available from assessment year 2018-19, that is, for payments made after 31 March 2017. Gifts made on or before that day keep the treatment that the law gave them then.',
  },
  { kind: 'heading', text: 'Official receipt' },
  {
    kind: 'paragraph',
    text: 'Every donor is given an official receipt. It is made out in the name that you write in the form, so please write it as it stands on your tax papers. After a bank transfer, send us your name, address and the transfer’s reference number, so that we know to whom the receipt belongs.',
  },
  { kind: 'heading', text: 'Newsletters' },
  {
    kind: 'paragraph',
    text: 'Donors who wish it receive our newsletters, with word of the children, cows and trees that their gifts look after. You may stop them at any time by writing to the office.',
  },
];

export const contribute = {
  title: 'Donate & Contribute',
  description: `Give to ${school.name}: cow care, a child’s schooling, trees and the new university. 80G exemption, receipts and ways of paying explained.`,
  scene: 'river-steps',
  banner: { heading: 'Donate & Contribute', verse: verses.giftGivenAsDuty },
  intro:
    'Five ways to help, from a row of saplings to a university. Choose the one that is close to your heart.',
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
