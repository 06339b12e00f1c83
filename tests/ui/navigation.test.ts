import { describe, expect, test } from 'vitest';
import { isMenu, navigation } from '@/content/navigation';

const menu = (label: string) => {
  const entry = navigation.find((item) => item.label === label);
  if (!entry || !isMenu(entry)) throw new Error(`no menu ${label}`);
  return entry.items.map((item) => [item.label, item.href]);
};

describe('navigation', () => {
  test('has its entries in order, the plain ones with their addresses', () => {
    expect(navigation.map((entry) => [entry.label, isMenu(entry) ? null : entry.href])).toEqual([
      ['Home', '/'],
      ['About us', null],
      ['Facilities', null],
      ['Student Life', null],
      ['Academics', null],
      ['Admission', '/admission'],
      ['News & Events', '/news-event'],
      ['Donate & Contribute', '/contribute'],
      ['Contact us', '/contact-us'],
      ['More', null],
    ]);
  });

  test('About us leads to its seven tabs', () => {
    expect(menu('About us')).toEqual([
      ['Welcome', '/about?tab=0'],
      ['Founder & Vision', '/about?tab=1'],
      ["From Director's Desk", '/about?tab=2'],
      ["From Dean's Desk", '/about?tab=3'],
      ["From Principal's Desk", '/about?tab=4'],
      ['Why the school', '/about?tab=5'],
      ['Our Achievements', '/about?tab=6'],
    ]);
  });

  test('Facilities leads to its eight tabs', () => {
    expect(menu('Facilities')).toEqual([
      ['Sports & Fitness', '/facility?tab=0'],
      ['Robotics', '/facility?tab=1'],
      ['Art Music & Dance', '/facility?tab=2'],
      ['Eco Friendly', '/facility?tab=3'],
      ['Laboratory', '/facility?tab=4'],
      ['International Standards', '/facility?tab=5'],
      ['Beautiful Inhouse Temple', '/facility?tab=6'],
      ['Health Care', '/facility?tab=7'],
    ]);
  });

  test('Student Life leads to its seven tabs', () => {
    expect(menu('Student Life')).toEqual([
      ['Yoga & Meditation', '/student-life?tab=0'],
      ['Retreat and Camps', '/student-life?tab=1'],
      ['Our Care', '/student-life?tab=2'],
      ['Spiritual Practice', '/student-life?tab=3'],
      ['Co-Curricular Activities', '/student-life?tab=4'],
      ['A Day at Campus', '/student-life?tab=5'],
      ['Alumni', '/student-life?tab=6'],
    ]);
  });

  test('Academics mixes tabs with the syllabus and the schedule', () => {
    expect(menu('Academics')).toEqual([
      ['Results', '/acedemics?tab=0'],
      ['Faculty', '/acedemics?tab=1'],
      ['Departments', '/acedemics?tab=2'],
      ['Curriculum', '/acedemics?tab=3'],
      ['Split of Syllabus', '/syllabus'],
      ['Publications', '/acedemics?tab=4'],
      ['Weekly Schedule', '/weekly-schedule'],
    ]);
  });

  test('More holds the rest, the guest house by its own name, and what a school adds', () => {
    const rest = [
      ['Vedic Gurukulam', '/vedic-gurukulam'],
      ['Careers', '/careers'],
      ['Competition', '/competition'],
      ['Gita Nagri', '/guest-house'],
    ];
    const paths = rest.map(([, path]) => path);
    expect(menu('More').filter(([, path]) => paths.includes(path))).toEqual(rest);
  });
});
