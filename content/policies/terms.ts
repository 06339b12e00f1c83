import { school } from '../school';
import { officeLines, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.terms;

export const terms: Policy = {
  title: 'Terms and Conditions',
  description: `Terms for using the site of ${school.name}, registering a child and donating online.`,
  scene: 'publications',
  banner: { heading: 'Terms and Conditions' },
  version,
  since,
  blocks: [
    {
      kind: 'paragraph',
      get text() {
        return `This site belongs to ${officeLines()}. By using it, you agree to these terms.`;
      },
    },
    { kind: 'heading', text: 'Information on this site' },
    'We try to keep dates, fees and facts correct. If the site and a letter from the office differ, the letter applies. Fees and dates can change until you have paid.',
    { kind: 'heading', text: 'Registering a child' },
    {
      kind: 'list',
      items: [
        'You register as a parent or guardian, and your details are true.',
        'A registration lets the child take the admission test. It does not guarantee a place.',
        'The registration is complete when we receive the fee. We then email you a receipt.',
        'The registration fee is non-refundable.',
      ],
    },
    { kind: 'heading', text: 'Donating' },
    {
      kind: 'list',
      items: [
        'A donation is voluntary. You receive nothing in return.',
        'You donate your own money, and are legally free to do so. A separate law applies to donors who are not citizens of India: if you are not, please ask the office before you donate.',
        'We use a donation for the purpose you chose or, if that is no longer possible, for the closest one.',
        'Donations are non-refundable.',
      ],
    },
    { kind: 'heading', text: 'Paying' },
    'Payments are made in Indian rupees through a payment provider, whose own terms also apply. The refund policy covers failed, double and mistaken payments.',
    { kind: 'heading', text: 'What we ask of you' },
    'Please do not try to harm the site, read other people’s data or send forms in someone else’s name. If you find a security problem, please tell us in confidence.',
    { kind: 'heading', text: 'Copyright' },
    'The texts, pictures and logos on this site belong to the school or are used with the owner’s permission. You may print and quote them for your own use and for teaching if you name the school.',
    { kind: 'heading', text: 'Other sites' },
    'We link to other sites. Their owners are responsible for the content.',
    { kind: 'heading', text: 'Law' },
    {
      kind: 'paragraph',
      get text() {
        return `The law of India applies. If we cannot agree, the courts at the school’s location in ${school.address.state} decide.`;
      },
    },
  ],
};
