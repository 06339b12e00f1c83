import type { TabPage } from '@/content/blocks';
import { boarding } from '@/content/boarding';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const healthCare: TabPage = {
  slug: 'health-care',
  label: 'Health Care',
  title: 'Health Care',
  description: `How ${school.name} looks after health: an infirmary on the campus, regular check-ups, clean vegetarian meals, early nights and prompt news for parents.`,
  scene: 'infirmary',
  banner: { heading: 'Health Care', verse: verses.bodyFirst },
  blocks: [
    boarding.doctor.text,
    {
      kind: 'facts',
      items: [
        { value: boarding.doctor.beds, label: 'beds in the infirmary' },
        { value: '24 hours', label: 'a nurse on duty' },
        { value: 'Two', label: 'check-ups a year for every boy' },
      ],
    },
    { kind: 'heading', text: 'When a boy is unwell' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'The nurse sees him at once and calls the doctor if needed.',
        'We call his parents on the same day if he stays in the infirmary.',
        'Only the infirmary gives medicines, and it records each dose.',
        'If he goes to hospital, a member of staff goes with him and stays.',
      ],
    },
    { kind: 'heading', text: 'What we need from you' },
    'Please tell us at admission about allergies, regular medicines and earlier illnesses, and keep your phone numbers up to date.',
    { kind: 'heading', text: 'Staying well' },
    {
      kind: 'list',
      items: [
        'Check-ups of weight, height, eyes and teeth in April and October, with a report to parents.',
        'Filtered drinking water in every building, tested every month.',
        'Yoga in the morning and games in the afternoon.',
        'Lights-out at 9:30 pm for Classes 3 to 8.',
      ],
    },
    { kind: 'heading', text: 'Food' },
    boarding.diet,
    { kind: 'heading', text: 'Homesickness' },
    'It is common in the first month. Wardens know the signs, a counsellor is on the campus on weekdays, and a boy may call home whenever he needs to.',
    {
      kind: 'links',
      items: [{ label: 'Hostel, calls and visits', href: '/student-life/our-care' }],
    },
  ],
};
