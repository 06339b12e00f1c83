import type { TabPage } from '@/content/blocks';
import { people } from '@/content/people';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const founderVision: TabPage = {
  slug: null,
  label: 'Founder & Vision',
  title: 'Founder & Vision',
  description:
    'How the school began with a cornerstone in 1975 and a founding in 1976, what its founder hoped for, and the vision that still guides it today.',
  scene: 'classroom-tree',
  banner: { heading: 'Founder & Vision', verse: verses.ariseAwake },
  blocks: [
    `${people.founder.name} wanted a school where a boy would not have to choose between a sound modern education and the wisdom of his own tradition. He believed that science and devotion strengthen each other.`,
    { kind: 'heading', text: 'How it began' },
    'The cornerstone was laid in 1975. The school was founded in the following year, 1976, with classes under the trees.',
    {
      kind: 'facts',
      items: [
        { value: '1975', label: 'the cornerstone is laid' },
        { value: '1976', label: 'the school is founded' },
      ],
    },
    {
      kind: 'quote',
      text: 'Give a boy good books, good company and a reason to rise early, and you have given him most of what he needs.',
      by: `${people.founder.name}, ${people.founder.role}`,
    },
    { kind: 'heading', text: 'Our vision' },
    'We want each boy to leave us able to think clearly, work honestly and live simply. He should be at home in his own faith and a friend to people of every faith.',
    {
      kind: 'list',
      items: [
        `Knowledge: a full ${school.board} education, taught so that it is understood and remembered.`,
        'Character: truthfulness, punctuality, cleanliness and respect, practised every day.',
        'Devotion: a personal spiritual life, formed by *japa*, scripture and service.',
        'Health: early hours, plain food, yoga and games.',
        'Service: care for cows, trees, guests and one another.',
      ],
    },
    'The whole campus teaches these five. Teachers live by the rules that they set, and the day has time for study, worship and play.',
  ],
};
