import { RETENTION, type Retention } from '@/contract/facts/retention';
import { myData } from '../my-data';
import { school } from '../school';
import { keptFor } from './kept-for';
import { officeLines, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.privacy;

export const privacyPolicy = (periods: Retention = RETENTION): Policy => ({
  title: 'Privacy Policy',
  description: `What ${school.name} does with the data that you leave on this site: what it takes, for what, who sees it, how long it is kept, and how you see, correct or erase it.`,
  scene: 'library',
  banner: { heading: 'Privacy Policy' },
  version,
  since,
  blocks: [
    {
      kind: 'paragraph',
      text: 'The school takes only what it needs to answer you, to admit a child, to thank a donor or to hire a teacher. It sells nothing, shows no advertisements, and counts no visitors. This page says what becomes of your data, in plain words.',
    },
    { kind: 'heading', text: 'Who is responsible' },
    {
      kind: 'paragraph',
      get text() {
        return `${officeLines()}.`;
      },
    },
    { kind: 'heading', text: 'When you only read' },
    {
      kind: 'paragraph',
      text: 'Reading this site leaves no more than a line in the log of the server: the address that was asked for and the time. Your network address is used at that moment to keep robots and floods away; only with a registration or a one-time code is it kept, for the days that are named below. The site sets no cookie of its own. If your browser already keeps a visitor number of the school, the site hands it on with the forms that you send, and it never makes one.',
    },
    {
      kind: 'paragraph',
      text: 'A film is loaded from the video provider only when you press play. Before that, no other company hears of your visit.',
    },
    { kind: 'heading', text: 'What each form takes, and for what' },
    {
      kind: 'list',
      items: [
        'Registration of a child: your e-mail address, the name of the child and of the guardian, telephone, postal address, class, kind of stay, admission day, and what you write to us. For the admission and for nothing else. The office for admissions sees it.',
        'Gift: your name, e-mail address, telephone, postal address, amount and what you write to us. For the payment, the receipt and the books that the law asks for. The office for accounts sees it.',
        'Message: your name, telephone, and, if you give them, e-mail address and subject, with your message. To answer you. The office sees it.',
        'Application for a post: your name, telephone, e-mail address, qualification, experience and your CV. To choose whom to hire. Those who hire see it.',
      ],
    },
    { kind: 'heading', text: 'Who else receives it' },
    {
      kind: 'list',
      items: [
        'The payment provider receives name, e-mail address, telephone and amount of who pays. Card and account numbers go to the provider directly; the school never sees them.',
        'The provider of our mail carries the mails that we send you.',
        'To tell people from robots, your browser solves a small task of ours, or, where the school has chosen so, a check by Google, which then learns of your visit to that form.',
        'Authorities, where the law obliges us: for example, the tax office hears of gifts for which a deduction is claimed.',
      ],
    },
    { kind: 'heading', text: 'How long it is kept' },
    { kind: 'list', items: keptFor(periods) },
    { kind: 'heading', text: 'Children' },
    {
      kind: 'paragraph',
      text: 'A child is registered by a parent or legal guardian, whose e-mail address is proved first, and who declares name and relation and agrees to the notice of the form. Without that we keep no record of the child. We follow no child on this site and show none an advertisement. A picture of a pupil is shown only if the parents have agreed; they can take that back at any time. Within a minute of our noting it, this site gives the picture to nobody; a browser that has loaded it before may show it for one more day.',
    },
    { kind: 'heading', text: 'Your rights' },
    {
      kind: 'paragraph',
      get text() {
        return `You may ask what we hold of you, have it corrected, withdraw your consent, and have it erased where no law obliges us to keep it; somebody whom you name may do so for you. Write to ${school.email} from the address in question, or by post. Withdrawing is as easy as giving, and costs nothing. We answer complaints within 90 days. If our answer does not satisfy you, you can turn to the Data Protection Board of India.`;
      },
    },
    { kind: 'heading', text: myData.title },
    { kind: 'paragraph', text: myData.entry.text },
    { kind: 'links', items: [{ label: myData.entry.link, href: myData.path }] },
    { kind: 'heading', text: 'How it is guarded' },
    {
      kind: 'paragraph',
      text: 'All pages and forms travel encrypted. What you send is stored where only the programs of the school and the people named above can read it. If something should go wrong all the same, you and the Board hear of it without delay.',
    },
  ],
});

export const privacy = privacyPolicy();
