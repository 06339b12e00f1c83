import { school } from '@/content/school';
import type { Sheet } from './sheet';

const rupees = new Intl.NumberFormat('en-IN');

function fee(file: string, title: string, rows: [string, number][], notes: string[]): Sheet {
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    file,
    title,
    subtitle: `Fee structure for the academic session ${school.session}`,
    blocks: [
      {
        text: 'All amounts are in Indian rupees for one year. The session begins in April and has two terms; each term is paid before its first day.',
      },
      {
        columns: [5, 2, 2, 2],
        rows: [
          ['What it is for', 'Term 1', 'Term 2', 'Year'],
          ...rows.map(([name, amount]) => row(name, amount)),
          row('Total', total),
        ],
      },
      { heading: 'What is not included' },
      { list: notes },
      { heading: 'How to pay' },
      {
        text: 'By bank transfer or at the office counter, with the name and class of the student. The admission registration fee of Rs. 1,500 is paid online with the registration and is not refunded.',
      },
      { text: `Questions: ${school.phones.join(' or ')}, ${school.admissionsEmail}` },
    ],
  };
}

function row(name: string, amount: number): string[] {
  const half = rupees.format(amount / 2);
  return [name, half, half, rupees.format(amount)];
}

export const fees: Sheet[] = [
  fee(
    'day-scholar-fee',
    'Day Scholar / Day School',
    [
      ['Tuition', 42_000],
      ['Laboratory, library and computers', 7_000],
      ['Games, music and art', 5_000],
      ['Breakfast and lunch', 6_000],
    ],
    [
      'School bus, by distance: ask the office for the list of stops',
      'Books, stationery and two sets of uniform',
      'Board examination fees in classes 10 and 12',
    ],
  ),
  fee(
    'residential-fee',
    'Residential Students',
    [
      ['Tuition', 42_000],
      ['Laboratory, library and computers', 7_000],
      ['Games, music and art', 5_000],
      ['Hostel, laundry and infirmary', 30_000],
      ['All meals', 36_000],
    ],
    [
      'Travel home in the holidays',
      'Books, stationery and three sets of uniform',
      'Board examination fees in classes 10 and 12',
      'Medicines that a doctor outside the school prescribes',
    ],
  ),
];
