import type { PageText } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const guestHouse = {
  title: 'Gita Nagri Guest House',
  description: `Gita Nagri, the guest house of ${school.name}: rooms for visiting parents, alumni and friends, a short walk from the temple and the dining hall.`,
  scene: 'guest-house',
  banner: { heading: 'Gita Nagri', verse: verses.guestAsGod },
  crumb: 'Welcome',
  slides: [
    picture('dining-hall', 'The dining hall, where guests eat with the boys'),
    picture('shikhara', 'The temple spire, a short walk from the guest house'),
    picture('gaushala', 'The cow shelter, where guests may help with the feeding'),
    picture('river-steps', 'The river steps, 20 minutes away on foot'),
  ],
  blocks: [
    'Gita Nagri is the guest house of the school, for parents on a visiting Sunday, families at a festival, alumni and friends.',
    'It has 24 rooms with two or three beds, a bathroom, hot water and bedding. It is a five-minute walk from the temple. Guests eat vegetarian meals in the dining hall.',
    { kind: 'heading', text: 'Before you come' },
    {
      kind: 'list',
      items: [
        'Please book by phone or email, at least 3 days before you come.',
        'Bring a photo ID for every adult; the guards at the gate ask for it.',
        'You are welcome at the morning programme in the temple, from 4:30 am.',
        'There is no meat, alcohol or tobacco on the campus.',
        'Your son may visit you in the common rooms during visiting hours.',
      ],
    },
    {
      kind: 'links',
      items: [
        { label: 'Ask for a room', href: '/contact-us' },
        { label: 'See the campus', href: '/facility' },
      ],
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
