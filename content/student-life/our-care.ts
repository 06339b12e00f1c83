import type { TabPage } from '@/content/blocks';
import { boarding } from '@/content/boarding';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const ourCare: TabPage = {
  slug: 'our-care',
  label: 'Our Care',
  title: 'Our Care',
  description: `Hostel life at ${school.name}: one warden for every 15 boys, child protection, calls and visits, leave, food, laundry, uniform and packing list.`,
  scene: 'dormitory',
  banner: { heading: 'Our Care', verse: verses.loveOneAnother },
  blocks: [
    boarding.wardenDuty,
    {
      kind: 'facts',
      items: [
        { value: 'About 300', label: 'boys in the hostel' },
        boarding.wardens,
        { value: '20', label: 'security guards' },
        {
          value: '5 am',
          label: 'wake-up for Classes 9 to 12',
          source: 'Classes 3 to 8 rise at 4 am',
        },
      ],
    },
    { kind: 'heading', text: 'Child protection' },
    { kind: 'list', items: boarding.protection },
    { kind: 'table', ...boarding.contact },
    boarding.visitors,
    { kind: 'heading', text: 'Rooms and laundry' },
    'Six to ten boys of one class share a dormitory. Each has a bed, a desk and a cupboard with a lock. Clothes go to the laundry twice a week.',
    { kind: 'heading', text: 'Food' },
    { kind: 'list', items: boarding.food },
    boarding.diet,
    { kind: 'heading', text: 'Uniform and packing list' },
    { kind: 'list', items: boarding.packing },
    {
      kind: 'links',
      items: [
        { label: 'Doctor and infirmary', href: '/facility/health-care' },
        { label: 'A day, hour by hour', href: '/student-life/campus' },
      ],
    },
  ],
};
