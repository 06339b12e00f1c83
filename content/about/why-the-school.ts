import type { TabPage } from '@/content/blocks';
import { boarding } from '@/content/boarding';
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
    'Will my son learn well? Will he be safe? What kind of person will he become? Most parents ask these three questions. Here are our answers, with figures that you can check.',
    { kind: 'heading', text: 'He will learn' },
    'Boys follow the ICSE course up to Class 10 and the ISC course in Classes 11 and 12, in science, commerce or the humanities. The Results page has the marks of every year since 2016. Our robotics room has sent 60 teams to national contests and 10 to international ones.',
    { kind: 'heading', text: 'He will be looked after' },
    `${boarding.wardenDuty} Twenty security guards watch the gates and the grounds. A nurse is in the infirmary day and night.`,
    { kind: 'heading', text: 'He will grow spiritually' },
    'Boys chant four rounds of *japa* daily. The morning temple programme brings together 350 students: the boarders and about 50 day scholars. Boys of Classes 6 to 9 recite the 700 verses of the Gita in 55 minutes.',
    {
      kind: 'facts',
      items: [
        { value: '350', label: 'students in the morning temple programme' },
        { value: '20', label: 'security guards' },
        boarding.wardens,
        { value: '60 + 10', label: 'robotics teams', source: 'national and international' },
      ],
    },
    { kind: 'heading', text: 'What surveys say' },
    'Surveys of boarding schools have named us number 1 in the state (2019) and among the top 8 of India (2022). Our Achievements lists each placing with its year.',
    {
      kind: 'links',
      items: [
        { label: 'Our placings, year by year', href: '/about?tab=6' },
        { label: 'Board results', href: '/acedemics/results' },
        { label: 'Hostel life', href: '/student-life/our-care' },
        { label: 'Ask us a question', href: '/contact-us' },
      ],
    },
  ],
};
