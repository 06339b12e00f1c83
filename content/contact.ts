import { picture } from '@/content/scenes';
import { school } from '@/content/school';

export const contact = {
  title: 'Contact us',
  description: `Write to ${school.name} or call us: admission questions, visits, rooms at Gita Nagri and anything else. Phone numbers, e-mail, address and map.`,
  scene: 'contact-letter',
  banner: { heading: 'Contact us' },
  intro:
    'Ask us anything: about admission, a visit, a room at Gita Nagri, a gift, or a boy who is already here. The form reaches the school office, and somebody reads every message.',
  details: {
    heading: 'Reach us',
    phonesLabel: 'Call',
    emailLabel: 'Admissions e-mail',
    addressLabel: 'Visit or write',
  },
  visit: {
    heading: 'Coming to see the school',
    text: 'Please tell us the day before, so that someone can walk round with you. At the gate the guards will ask your name and whom you have come to meet.',
  },
  map: picture(
    'map',
    'Map of the campus: the school stands on the pilgrims’ road between the temple and the river',
  ),
} as const;
