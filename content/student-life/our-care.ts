import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const ourCare: TabPage = {
  slug: 'our-care',
  label: 'Our Care',
  title: 'Our Care',
  description: `Hostel life at ${school.name}: about 300 boys, 20 security guards, wardens who know each name, good food, clean clothes and regular news from home.`,
  scene: 'dormitory',
  banner: { heading: 'Our Care', verse: verses.loveOneAnother },
  blocks: [
    {
      kind: 'paragraph',
      text: 'About 300 boys live in the hostel. For most of the year it is their home, and it should feel like one: safe, clean, cheerful, and with somebody who notices.',
    },
    {
      kind: 'facts',
      items: [
        { value: 'About 300', label: 'boys in the hostel' },
        { value: '20', label: 'security guards' },
        { value: '5 am', label: 'wake-up in the hostel' },
      ],
    },
    { kind: 'heading', text: 'Someone who notices' },
    {
      kind: 'paragraph',
      text: 'Wardens live in the hostel with the boys. They know who sleeps badly, who has stopped eating his vegetables and who had a difficult letter. A new boy is given an older one as a companion for his first weeks; many of those pairs stay friends long after.',
    },
    { kind: 'heading', text: 'Safe grounds' },
    {
      kind: 'paragraph',
      text: 'Twenty security guards keep the gates and walk the grounds by day and night. Visitors are met at the gate and entered in a book. A boy leaves the campus only with a person whom his parents have named.',
    },
    { kind: 'heading', text: 'Rooms, meals and clothes' },
    {
      kind: 'paragraph',
      text: 'Each boy has a bed, a cupboard and a share in keeping the dormitory neat. Meals are vegetarian and freshly cooked, and second helpings are encouraged. Clothes go to the laundry by number and mostly return to their owners.',
    },
    { kind: 'heading', text: 'News from home' },
    {
      kind: 'paragraph',
      text: 'There are set times for telephone calls and days for visits. Between them we are fond of letters: a boy can read one more than once.',
    },
    {
      kind: 'gallery',
      label: 'At home in the hostel',
      items: [picture('dormitory'), picture('dining-hall'), picture('infirmary')],
    },
  ],
};
