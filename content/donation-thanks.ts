import type { Cause } from '@/content/causes';
import type { SceneName } from '@/content/scenes';
import { school } from '@/content/school';

/** What a donation does, in one sentence, with its picture. */
type Thanks = { scene: SceneName; does: string };

const byCause: Record<Cause['id'], Thanks> = {
  'child-education': {
    scene: 'classroom-tree',
    does: 'It helps a boy to live and learn here whose family could not send him otherwise.',
  },
  'cow-care': {
    scene: 'gaushala',
    does: 'It feeds our cows, keeps their stalls clean and pays for their medicine.',
  },
  // The page itself begins with the scene of the trees.
  'nature-care': {
    scene: 'classroom-tree',
    does: 'It plants trees on the campus and looks after them.',
  },
  'new-university': {
    scene: 'university',
    does: 'It helps to build a university where our boys can go on studying.',
  },
  'upcoming-university': {
    scene: 'library',
    does: 'It helps to prepare the courses of the university and to bring its first scholars together.',
  },
};

const anyCause: Thanks = {
  scene: 'gita-recital',
  does: 'It helps where the school needs it most.',
};

/** On the confirmation of a paid donation. */
export const donationThanks = {
  arrived: '{name}, your donation has arrived.',
  arrivedFor: '{name}, your donation for {purpose} has arrived.',
  share: {
    heading: 'Invite others',
    text: `I donated to ${school.name}. You can help too:`,
    textFor: `I donated to {purpose} at ${school.name}. You can help too:`,
    button: 'Share',
  },
  of: (cause: Cause | undefined): Thanks => (cause ? byCause[cause.id] : anyCause),
} as const;
