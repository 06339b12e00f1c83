import { RETENTION, type Retention } from '@/contract/facts/retention';
import { myData } from '../my-data';
import { school } from '../school';
import { keptFor } from './kept-for';
import { officeLines, type Policy } from './policy';
import { versions } from './versions';

const { version, since } = versions.privacy;

export const privacyPolicy = (periods: Retention = RETENTION): Policy => ({
  title: 'Privacy Policy',
  description: `What data ${school.name} collects on this site, why, who sees it, how long it is kept, and how you can see, correct or erase it.`,
  scene: 'library',
  banner: { heading: 'Privacy Policy' },
  version,
  since,
  blocks: [
    'The school collects only the data it needs to answer you, admit a child, thank a donor or hire staff. It does not sell data, show advertisements or track visitors. This page explains what happens to your data.',
    { kind: 'heading', text: 'Who is responsible' },
    {
      kind: 'paragraph',
      get text() {
        return `${officeLines()}.`;
      },
    },
    { kind: 'heading', text: 'When you only read this site' },
    'The server logs the page you open and the time. It uses your network address at that moment to block robots and attacks, and stores it only with a registration or a one-time code, for the number of days below. The site sets no cookie of its own. If your browser already stores a visitor number from the school, the site sends it with your forms. It never creates one.',
    'A video loads from the video provider only when you press play. Until then, no other company learns of your visit.',
    { kind: 'heading', text: 'What each form collects, and why' },
    {
      kind: 'list',
      items: [
        'Registration of a child: your email address, the names of the child and the guardian, phone number, postal address, class, student type, admission date, and what you write to us. We use it only for the admission. The admissions office sees it. If it asks you for the child’s birth certificate, report card or photograph, only that office opens them, and we erase them with the registration.',
        'Donation: your name, email address, phone number, postal address, the amount and what you write to us. We use it for the payment, the receipt and the accounts that the law requires. The accounts office sees it.',
        'Message: your name, phone number and message, and your email address and the subject if you give them. We use it to answer you. The school office sees it.',
        'Job application: your name, phone number, email address, qualification, experience and CV. We use it to choose whom to hire. The staff who decide on the vacancy see it.',
      ],
    },
    { kind: 'heading', text: 'Who else receives it' },
    {
      kind: 'list',
      items: [
        'The payment provider receives the payer’s name, email address and phone number, and the amount. Card and account numbers go directly to the provider. The school never sees them.',
        'Our email provider delivers the emails we send you.',
        'To keep robots out, your browser solves a small task on this site. If the school uses Google’s check instead, Google learns that you opened the form.',
        'Authorities, where the law requires it: for example, we report donations that qualify for a deduction to the tax department.',
      ],
    },
    { kind: 'heading', text: 'How long we keep it' },
    { kind: 'list', items: keptFor(periods) },
    { kind: 'heading', text: 'Children' },
    'Only a parent or legal guardian can register a child. They confirm their email address, declare their name and relation to the child, and agree to the notice above the form. Without this we keep no record of the child. We do not track children on this site or show them advertisements. We show a picture of a student only if the parents agree. They can withdraw their agreement at any time. Once we record this, the site stops serving the picture within a minute. A browser that has already loaded it may show it for one more day.',
    { kind: 'heading', text: 'Your rights' },
    {
      kind: 'paragraph',
      get text() {
        return `You can ask what data we store about you, have it corrected, withdraw your consent, and have the data erased unless the law requires us to keep it. You can name someone to do this for you. Write to ${school.email} from the email address concerned, or send a letter. Withdrawing consent is as easy as giving it, and is free. We answer complaints within 90 days. If you are not satisfied with our answer, you can complain to the Data Protection Board of India.`;
      },
    },
    { kind: 'heading', text: myData.title },
    myData.entry.text,
    { kind: 'links', items: [{ label: myData.entry.link, href: myData.path }] },
    { kind: 'heading', text: 'How we protect it' },
    'All pages and forms are encrypted in transit. Only the school’s systems and the people named above can read what you send. If your data is ever exposed, we will inform you and the Board without delay.',
  ],
});

export const privacy = privacyPolicy();
