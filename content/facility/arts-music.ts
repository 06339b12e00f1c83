import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const artsMusic: TabPage = {
  slug: 'arts-music',
  label: 'Art Music & Dance',
  title: 'Art, Music & Dance',
  description: `Painting, tabla, harmonium, singing and classical dance at ${school.name}: art from the first classes, and music as an examined subject later.`,
  scene: 'music',
  banner: { heading: 'Art Music & Dance', verse: verses.joyOfArt },
  blocks: [
    'Art is taught from Class 1 and music from Class 3. Every boy takes part in at least one festival performance a year.',
    { kind: 'heading', text: 'Art' },
    'Art is a subject up to Class 8. Boys draw from nature, mix colours, model in clay and paint the scenery for the school’s plays. Before festivals they lay *rangoli* at the temple door.',
    { kind: 'picture', picture: picture('art-room'), caption: 'An art lesson.' },
    { kind: 'heading', text: 'Music' },
    'Beginners learn *tabla*, *mridanga*, harmonium, flute or singing. The school lends the instruments for the first year. Players accompany the morning *kirtan* in the temple. From Class 9 a boy may take Music as one of his subjects.',
    {
      kind: 'quote',
      text: 'First listen, then keep the beat, then sing.',
      by: 'Shri Swarajit Malhari, music teacher',
    },
    { kind: 'heading', text: 'Dance and drama' },
    'Classical dance is taught in Classes 3 to 8. Two plays are staged each year, one of them written by the boys. Others make the lights, costumes and masks.',
  ],
};
