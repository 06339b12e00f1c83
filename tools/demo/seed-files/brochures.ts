import type { Sheet } from './sheet';

export const brochures: Sheet[] = [
  {
    file: 'vedic-gurukulam-brochure',
    title: 'Vedic Gurukulam System',
    subtitle: 'A full-time residential course beside the school',
    blocks: [
      {
        text: 'A boy joins after class 5 and lives with his teachers. He learns by hearing, repeating and serving, and he keeps English, mathematics and computers beside Sanskrit, so that every door stays open to him.',
      },
      { heading: 'The course year by year' },
      {
        columns: [2, 4, 4],
        rows: [
          ['Year', 'Recitation', 'Studies'],
          ['First', 'Gita, chapters 1 to 6', 'Spoken Sanskrit, stories, arithmetic'],
          ['Second', 'Gita, chapters 7 to 12', 'Written Sanskrit, English composition'],
          ['Third', 'Gita, chapters 13 to 18', 'Grammar, algebra, computers'],
          ['Fourth', 'Selected hymns', 'Philosophy as debate, board subjects'],
          ['Fifth', 'Ceremonies and music', 'Teaching the first year'],
        ],
      },
      { heading: 'A day' },
      {
        columns: [2, 7],
        rows: [
          ['Time', 'What happens'],
          ['04:00 am', 'Wake-up, bath, four rounds of japa'],
          ['05:00 am', 'Morning programme in the temple'],
          ['08:00 am', 'Recitation and Sanskrit'],
          ['12:30 pm', 'Lunch and rest'],
          ['02:00 pm', 'English, mathematics, computers'],
          ['04:30 pm', 'Games, cows and garden'],
          ['07:00 pm', 'Evening songs, supper, stories'],
          ['09:30 pm', 'Bedtime'],
        ],
      },
      { heading: 'Who may join' },
      {
        list: [
          'Boys who have completed class 5 and wish to come themselves',
          'A stay of three days before the decision, with both sides free to say no',
          'No knowledge of Sanskrit is asked for',
        ],
      },
    ],
  },
  {
    file: 'gita-foundation-brochure',
    title: 'Gita Foundation Course',
    subtitle: 'One year of Saturdays, from three to five',
    blocks: [
      {
        text: 'For day scholars and for boys of other schools. No Sanskrit is needed at the start, and a parent is welcome to sit at the back and learn as well.',
      },
      {
        columns: [3, 3, 5],
        rows: [
          ['Months', 'Chapters', 'What a boy can do afterwards'],
          ['April to July', '1 to 6', 'Recite one chapter, tell its story in his own words'],
          ['August to November', '7 to 12', 'Keep a notebook, explain ten verses'],
          ['December to March', '13 to 18', 'Join in all 700 verses'],
        ],
      },
      { heading: 'What to bring' },
      {
        list: [
          'A notebook without lines',
          'A mat or a small cushion',
          'One question a week, written down',
        ],
      },
    ],
  },
];
