import { school } from '../school';
import { officeLines, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.terms;

export const terms: Policy = {
  title: 'Terms and Conditions',
  description: `The terms of this site of ${school.name}: what registering and giving online means, what the school answers for, and what it asks of you.`,
  scene: 'publications',
  banner: { heading: 'Terms and Conditions' },
  version,
  since,
  blocks: [
    {
      kind: 'paragraph',
      get text() {
        return `This site belongs to ${officeLines()}. Whoever uses it agrees to what follows.`;
      },
    },
    { kind: 'heading', text: 'What the site tells' },
    {
      kind: 'paragraph',
      text: 'We keep dates, fees and facts as right as we can. Where the site and a letter of the office differ, the letter counts. Fees and dates can change until you have paid.',
    },
    { kind: 'heading', text: 'Registering a child' },
    {
      kind: 'list',
      items: [
        'You register as a parent or guardian, with details that are true.',
        'A registration lets the child take part in the admission day. It is no promise of a place.',
        'The registration is complete when the fee has arrived. You then receive a mail with the receipt.',
        'The registration fee is non-refundable.',
      ],
    },
    { kind: 'heading', text: 'Giving' },
    {
      kind: 'list',
      items: [
        'A gift is voluntary, and nothing is owed for it.',
        'You give your own money, and may lawfully give it. Gifts of those who are not citizens of India follow a law of their own: please ask the office before you give.',
        'A gift for a purpose is used for that purpose, or, if that has become impossible, for the nearest one.',
        'Donations are non-refundable.',
      ],
    },
    { kind: 'heading', text: 'Paying' },
    {
      kind: 'paragraph',
      text: 'Payments are made in Indian rupees through a payment provider, whose own terms apply to them as well. What happens to a payment that failed, came twice or was made by mistake stands in the refund policy.',
    },
    { kind: 'heading', text: 'What we ask of you' },
    {
      kind: 'paragraph',
      text: 'Please do not try to harm the site, to read what is not yours, or to send in the name of others. Whoever finds a weakness is asked to tell us in confidence.',
    },
    { kind: 'heading', text: 'What is ours' },
    {
      kind: 'paragraph',
      text: 'Texts, pictures and signs on this site belong to the school or to those who lent them. You may print and quote them for your own use and for teaching, with the name of the school.',
    },
    { kind: 'heading', text: 'Other sites' },
    {
      kind: 'paragraph',
      text: 'Links lead to pages of others, for which they answer themselves.',
    },
    { kind: 'heading', text: 'Law' },
    {
      kind: 'paragraph',
      get text() {
        return `The law of India applies. The courts of the place of the school, ${school.address.state}, decide where we cannot agree.`;
      },
    },
  ],
};
