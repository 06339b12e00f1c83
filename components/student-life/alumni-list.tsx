import type { AlumniView } from '@/lib/school-api/alumni';
import type { Result } from '@/lib/school-api/result';
import { PersonCard } from '../people/person-card';
import { PersonGrid } from '../people/person-grid';
import { ReadMore } from '../ui/read-more';
import { RichText } from '../ui/rich-text';
import { Unavailable } from '../ui/unavailable';

/** Without records the page has only its text; a failed read shows no message. */
export function AlumniList({ alumni }: { alumni: Result<AlumniView[]> }) {
  if (!alumni.ok) return <Unavailable />;
  if (alumni.data.length === 0) return null;
  return (
    <div className="tabbed-closing">
      <PersonGrid label="Alumni" layout="rows">
        {alumni.data.map(({ id, name, picture, socialLinks, description, preview }) => (
          <PersonCard key={id} name={name} picture={picture} links={socialLinks} level={2}>
            {preview === null ? (
              <RichText html={description} />
            ) : (
              <ReadMore excerpt={<p>{preview}</p>} about={name}>
                <RichText html={description} />
              </ReadMore>
            )}
          </PersonCard>
        ))}
      </PersonGrid>
    </div>
  );
}
