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
    picture('dormitory', 'A guest room with made beds and folded blankets'),
    picture('dining-hall', 'Guests and boys sharing a meal in the dining hall'),
    picture('shikhara', 'The temple spire, a short walk from the guest house'),
    picture('gaushala', 'The cow shelter, where guests may help with the feeding'),
    picture('river-steps', 'The steps of the river in the early morning'),
  ],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Gita Nagri is the guest house of the school. It was built so that a family who has travelled far need not hurry away again: parents on a visiting day, a boy’s grandparents at a festival, old pupils who want to walk the paths once more, friends who come to see what their gifts have become.',
    },
    {
      kind: 'paragraph',
      text: 'The rooms are plain, clean and quiet. There are beds and warm blankets, a writing table, and a veranda on the garden side to sit on in the morning. It is a short walk to the temple, and a shorter one to the dining hall, where guests eat the same fresh vegetarian food as the boys.',
    },
    { kind: 'heading', text: 'As our guest' },
    {
      kind: 'list',
      items: [
        'Please write or call before you come, so that a room can be kept for you.',
        'Bring a proof of identity for every adult; the guards at the gate will ask for it.',
        'You are welcome at the morning programme in the temple, and welcome to sleep through it.',
        'The campus is free of meat, alcohol and tobacco.',
        'Boys may visit their parents in the common rooms at the hours that the hostel has set.',
      ],
    },
    {
      kind: 'links',
      items: [
        { label: 'Ask for a room', href: '/contact-us' },
        { label: 'What else there is to see', href: '/facility' },
      ],
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
