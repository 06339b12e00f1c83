import type { SceneName } from '@/content/scenes';
import { school } from '@/content/school';

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
  /** For a donation without a purpose. */
  any: {
    scene: 'gita-recital' satisfies SceneName,
    does: 'It helps where the school needs it most.',
  },
} as const;
