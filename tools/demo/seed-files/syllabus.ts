import { syllabus } from '@/content/syllabus';
import type { Sheet } from './sheet';

/** What is taught in each term, by the name that the syllabus page uses. */
const TERMS: Record<string, [first: string[], second: string[]]> = {
  English: [
    ['Reader, first half', 'Letters and diary', 'Ten words a week'],
    ['Reader, second half', 'Poems by heart', 'A story of one’s own'],
  ],
  Hindi: [
    ['Reader, first half', 'Dictation', 'Letters'],
    ['Reader, second half', 'Essay', 'Proverbs and their use'],
  ],
  Math: [
    ['Numbers and operations', 'Measures', 'Mental arithmetic'],
    ['Shapes and angles', 'Data and charts', 'Word problems'],
  ],
  EVS: [
    ['Our body', 'Home and neighbours', 'Water'],
    ['Plants and animals', 'The seasons', 'Where our food comes from'],
  ],
  Sastra: [
    ['Stories of the season', 'Daily prayers', 'Manners'],
    ['Selected verses with meaning', 'Festivals', 'One act of service'],
  ],
  Sanskrit: [
    ['Letters and sounds', 'Greetings', 'Words of the house and the field'],
    ['Short sentences', 'First verses', 'A small play'],
  ],
  IT: [
    ['Typing', 'Drawing on the screen', 'Safe use'],
    ['Tables', 'First programs', 'A presentation'],
  ],
  Science: [
    ['Measuring', 'Matter and its changes', 'Motion'],
    ['Living things', 'Light and sound', 'A project for the fair'],
  ],
  'Social Studies': [
    ['Maps', 'Early societies', 'Our district'],
    ['Kingdoms and trade', 'How we are governed', 'Climate and crops'],
  ],
  'English Language': [
    ['Composition', 'Letters', 'Comprehension'],
    ['Report and notice', 'Grammar', 'Listening and speaking'],
  ],
  'English Literature': [
    ['Drama, first acts', 'Three short stories', 'Three poems'],
    ['Drama, last acts', 'Three short stories', 'Four poems'],
  ],
  Geography: [
    ['Reading a map sheet', 'The earth’s crust', 'Rocks and soils'],
    ['Weather and climate', 'Resources of India', 'A field study'],
  ],
  'History/Civics': [
    ['Sources of history', 'Early India', 'The constitution'],
    ['Medieval India', 'The modern age begins', 'Elections and local government'],
  ],
  Commerce: [
    ['Forms of trade', 'The firm', 'Office work'],
    ['Banking', 'Accounts', 'Insurance and transport'],
  ],
  'Computer Applications': [
    ['Values and types', 'Conditions', 'Loops'],
    ['Functions', 'Arrays', 'A project'],
  ],
  Biology: [
    ['The cell', 'Flowering plants', 'Practical: microscope'],
    ['The human body', 'Health and hygiene', 'Practical: field notebook'],
  ],
  Chemistry: [
    ['The language of chemistry', 'Chemical changes', 'Practical: gases'],
    ['The periodic table', 'Water and air', 'Practical: salts'],
  ],
  Physics: [
    ['Measurement', 'Motion and force', 'Practical: pendulum'],
    ['Heat', 'Light', 'Current electricity'],
  ],
  Accountancy: [
    ['Journal and ledger', 'Trial balance', 'Bank reconciliation'],
    ['Final accounts', 'Depreciation', 'A project: the school shop'],
  ],
  Economics: [
    ['Demand and supply', 'Markets', 'Collecting data'],
    ['Money and banking', 'The state’s budget', 'Averages and charts'],
  ],
  'Business Studies': [
    ['What management is', 'Planning and organising', 'A visit to a firm'],
    ['Finance', 'Marketing', 'Rights of the consumer'],
  ],
};

function sheet(grade: number, subject: string, pdfLink: string): Sheet {
  const [first, second] = TERMS[subject] ?? [[], []];
  return {
    file: pdfLink.replace('/media/files/', '').replace(/\.pdf$/, ''),
    title: subject,
    subtitle: `Split of syllabus, grade ${grade}`,
    blocks: [
      { heading: 'First term, April to September' },
      { list: first },
      { heading: 'Second term, October to March' },
      { list: second },
      { heading: 'Marks' },
      {
        columns: [4, 2, 2],
        rows: [
          ['Part', 'First term', 'Second term'],
          ['Unit tests', '20', '20'],
          ['Notebook and project', '10', '10'],
          ['Examination', '70', '70'],
        ],
      },
      { text: 'The days of the tests are announced in the weekly schedule.' },
    ],
  };
}

export const syllabusSheets: Sheet[] = syllabus.flatMap(({ grade, subjects }) =>
  subjects.flatMap(({ name, pdfLink }) => (pdfLink === null ? [] : [sheet(grade, name, pdfLink)])),
);
