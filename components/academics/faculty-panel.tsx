import type { FacultyView } from '@/lib/school-api/faculty';
import type { Result } from '@/lib/school-api/result';
import { BlockHeading, type HeadingLevel } from '../blocks/block-heading';
import { PersonCard } from '../people/person-card';
import { PersonGrid } from '../people/person-grid';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { RichText } from '../ui/rich-text';
import { Unavailable } from '../ui/unavailable';
import { facultyGroups } from './faculty-groups';

interface Props {
  faculty: Result<FacultyView[]>;
  level: HeadingLevel;
}

export function FacultyPanel({ faculty, level }: Props) {
  if (!faculty.ok) {
    return (
      <Unavailable>
        <ErrorState text="Failed to load faculty data. Please try again later." />
      </Unavailable>
    );
  }
  if (faculty.data.length === 0) return <EmptyState text="No faculty members available." />;
  return facultyGroups(faculty.data).map((group) => (
    <section key={group.name} className="faculty-group">
      <BlockHeading level={level} text={group.name} />
      <PersonGrid label={group.name} layout="compact">
        {group.members.map(({ id, name, position, description, picture, socialLinks }) => (
          <PersonCard
            key={id}
            name={name}
            line={position}
            picture={picture}
            links={socialLinks}
            level={level === 2 ? 3 : 4}
          >
            {description ? <RichText html={description} /> : null}
          </PersonCard>
        ))}
      </PersonGrid>
    </section>
  ));
}
