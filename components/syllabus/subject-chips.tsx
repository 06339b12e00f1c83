import { type Grade, type Subject, syllabusPage } from '@/content/syllabus';
import { Icon } from '../ui/icon';

export function SubjectChips({ grade }: { grade: Grade }) {
  return (
    <ul className="subject-chips" aria-label={`Subjects of ${grade.label}`}>
      {grade.subjects.map((subject) => (
        <li key={subject.name}>
          <Chip {...subject} />
        </li>
      ))}
    </ul>
  );
}

/** Links to the subject's document, or marks it as not ready yet. */
function Chip({ name, pdfLink }: Subject) {
  if (pdfLink === null) {
    return (
      <span className="subject-chip subject-chip-soon">
        <span>{name}</span> <small>{syllabusPage.soon}</small>
      </span>
    );
  }
  return (
    <a className="subject-chip" href={pdfLink} target="_blank" rel="noopener">
      <span>{name}</span>
      <Icon name="external" />
    </a>
  );
}
