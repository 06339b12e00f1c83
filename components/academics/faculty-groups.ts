import { faculty as copy } from '@/content/academics/faculty';
import type { FacultyView } from '@/lib/school-api/faculty';

export type FacultyGroup = { name: string; members: FacultyView[] };

const words = copy.departments
  .flatMap((department) => department.words.map((word) => ({ word, name: department.name })))
  .toSorted((one, other) => other.word.length - one.word.length);

/** By the longest keyword that begins a word of the position. */
function departmentOf(position: string): string {
  const spaced = ` ${position.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')}`;
  return words.find(({ word }) => spaced.includes(` ${word}`))?.name ?? copy.others;
}

/** Departments in the content's order, members in the API's; empty ones left out. */
export function facultyGroups(members: readonly FacultyView[]): FacultyGroup[] {
  const names = [...copy.departments.map(({ name }) => name), copy.others];
  return names
    .map((name) => ({
      name,
      members: members.filter(({ position }) => departmentOf(position) === name),
    }))
    .filter((group) => group.members.length > 0);
}
