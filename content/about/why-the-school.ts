import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const whyTheSchool: TabPage = {
  slug: null,
  label: 'Why the school?',
  title: 'Why the school?',
  get description() {
    return `Reasons to choose ${school.name}: ${school.board} teaching with spiritual training, safe hostel life, sport, robotics and a green campus in ${school.address.locality}.`;
  },
  scene: 'prize-day',
  banner: { heading: 'Why the school?', verse: verses.learningFrees },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Parents who come to see us usually have three questions. Will my son learn well? Will he be safe and cared for? And what kind of person will he become? Here is what we can answer, with the figures that stand behind it.',
    },
    { kind: 'heading', text: 'He will learn' },
    {
      kind: 'paragraph',
      text: 'The school follows the ICSE course up to Class 10 and the ISC course in Classes 11 and 12, with science, commerce and the humanities. Those who like to build find the robotics room: 60 teams have gone from it to national contests and 10 to international ones.',
    },
    { kind: 'heading', text: 'He will be looked after' },
    {
      kind: 'paragraph',
      text: 'The hostel is home to about 300 boys. Twenty security guards keep the campus. There is an infirmary, a dining hall, and a day with regular hours from the wake-up bell to lights-out.',
    },
    { kind: 'heading', text: 'He will grow inwardly' },
    {
      kind: 'paragraph',
      text: 'Boys chant four rounds of *japa* daily, and 350 students take part in the morning programme of the temple. Our Gita reciters speak all 700 verses in 55 minutes. Cows, trees and clean energy are part of everyday life on the campus.',
    },
    {
      kind: 'facts',
      items: [
        { value: '350', label: 'students in the morning temple programme' },
        { value: '700', label: 'verses recited in 55 minutes' },
        { value: '20', label: 'security guards' },
        { value: '60 + 10', label: 'robotics teams', source: 'national and international' },
      ],
    },
    { kind: 'heading', text: 'What others have said' },
    {
      kind: 'paragraph',
      text: 'Surveys of boarding schools have named us the number 1 boarding school in the state, and among the top 8 of India. We are glad of such praise. More than any rank, we care for what a boy has become.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Our placings, year by year', href: '/about?tab=6' },
        { label: 'Ask us a question', href: '/contact-us' },
      ],
    },
  ],
};
