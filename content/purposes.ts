import type { SceneName } from './scenes';

/** Purposes while the school’s server has none; also the office's initial list. */
export const ownPurposes = [
  {
    name: 'Sponsor a Child',
    amount: 'About Rs. 1.2 lakh a year',
    usual_amounts: [120_000],
    text: 'Pays for one child’s education for a year, including residential charges. It opens the school to a boy whose family could not otherwise send him.',
    does: 'It pays for a boy whose family could not otherwise send him here.',
    scene: 'classroom-tree',
  },
  {
    name: 'Cow Care',
    amount: 'About Rs. 21,000 a year',
    usual_amounts: [21_000],
    text: 'Feeds one cow, keeps her stall clean and pays for her medicine. Cows stay in the gaushala for their whole lives, whether or not they give milk.',
    does: 'It feeds our cows, keeps their stalls clean and pays for their medicine.',
    scene: 'gaushala',
  },
  {
    name: 'Nature Care',
    amount: '15 trees for Rs. 10,000',
    usual_amounts: [10_000],
    text: 'Plants trees on the campus and looks after them. They give shade to boys, fruit to parrots and a roost to peacocks.',
    does: 'It plants trees on the campus and looks after them.',
    scene: 'give-trees',
  },
  {
    name: 'New University',
    usual_amounts: [],
    text: 'Helps to build a university where our boys, and others, can go on studying in the spirit in which they began. Donations of any size go towards its land, its halls and its library.',
    does: 'It helps to build a university where our boys can go on studying.',
    scene: 'university',
  },
  {
    name: 'Upcoming University',
    usual_amounts: [],
    text: 'A university needs teachers, books and plans before it has walls. Your donation helps to prepare its courses and to bring its first scholars together.',
    does: 'It helps to prepare the courses of the university and to bring its first scholars together.',
    scene: 'library',
  },
] as const satisfies readonly { scene: SceneName; [field: string]: unknown }[];
