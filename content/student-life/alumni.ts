import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const alumni: TabPage = {
  slug: 'alumini',
  label: 'Alumni',
  title: 'Alumni',
  description: `Former pupils of ${school.name} in their own words: where life has taken them since school, and how old boys can stay in touch and lend a hand.`,
  scene: 'alumni-walk',
  banner: { heading: 'Alumni', verse: verses.speakTruth },
  blocks: [
    {
      kind: 'paragraph',
      text: 'A school is known by its grown-up boys. Ours have gone into many kinds of work, and they write to us from many kinds of places. Some of them tell their story on this page.',
    },
    {
      kind: 'paragraph',
      text: 'We did not ask them for success stories. We asked what they remember, what was hard, and what they still use. The answers differ; early rising is mentioned more often than any subject, usually with a sigh and then with thanks.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'If you are one of them' },
    {
      kind: 'list',
      items: [
        'Come back. The gate is open to you, and a bed can be found at Gita Nagri, our guest house.',
        'Talk to a class. A boy in Grade 10 will believe you about work sooner than he believes us.',
        'Write to us when you move, so that letters find you.',
        'Help a boy. Several ways of giving are described on the page Donate & Contribute.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'To add your own story, send the office a few lines and a picture through the contact page. We shall print only what you have agreed to.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Write to the school', href: '/contact-us' },
        { label: 'Donate & Contribute', href: '/contribute' },
      ],
    },
  ],
};
