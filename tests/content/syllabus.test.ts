import { describe, expect, it } from 'vitest';
import { grades, syllabus } from '@/content/syllabus';

const subjects = (grade: number) =>
  syllabus.find((entry) => entry.grade === grade)?.subjects.map((subject) => subject.name) ?? [];

describe('the split of the syllabus', () => {
  it('goes from Grade 2 to Grade 12 and opens with Grade 2', () => {
    expect(syllabus.map((entry) => entry.label)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((grade) => `Grade ${grade}`),
    );
    expect(grades.default).toBe(2);
  });

  it('begins with the seven subjects of Grade 2', () => {
    const base = ['English', 'Hindi', 'Math', 'EVS', 'Sastra', 'Sanskrit', 'Art'];
    expect(subjects(2)).toEqual(base);
    expect(subjects(3)).toEqual(base);
  });

  it('adds IT from Grade 4', () => {
    expect(subjects(3)).not.toContain('IT');
    for (const grade of [4, 5, 6, 7, 8]) expect(subjects(grade)).toContain('IT');
  });

  it('puts Science and Social Studies in the place of EVS from Grade 6', () => {
    expect(subjects(5)).toContain('EVS');
    expect(subjects(5)).not.toContain('Science');
    for (const grade of [6, 7, 8]) {
      expect(subjects(grade)).toEqual(expect.arrayContaining(['Science', 'Social Studies']));
      expect(subjects(grade)).not.toContain('EVS');
    }
  });

  it('changes to the ICSE subjects in Grade 9', () => {
    expect(subjects(9)).toEqual([
      'English Language',
      'English Literature',
      'Geography',
      'History/Civics',
      'Commerce',
      'Computer Applications',
      'Biology',
      'Chemistry',
      'Physics',
      'Music',
      'Physical Education',
    ]);
    expect(subjects(10)).toEqual(subjects(9));
  });

  it('adds Accountancy and Economics in Grade 11, Business Studies in Grade 12', () => {
    expect(subjects(11)).toEqual([...subjects(10), 'Accountancy', 'Economics']);
    expect(subjects(12)).toEqual([...subjects(11), 'Business Studies']);
  });

  it('gives each subject a PDF of its own, or none yet', () => {
    const links = syllabus.flatMap((entry) => entry.subjects.map((subject) => subject.pdfLink));
    const files = links.filter((link) => link !== null);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(file).toMatch(/^\/media\/files\/syllabus-[a-z0-9-]+\.pdf$/);
    expect(links).toContain(null);
  });
});
