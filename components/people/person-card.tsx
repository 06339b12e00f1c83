import type { ReactNode } from 'react';
import type { SocialLink } from '@/lib/school-api/social-links';
import { Picture } from '../ui/picture';
import { PersonLinks } from './person-links';

interface Props {
  name: string;
  picture: string | null;
  links: readonly SocialLink[];
  level: 2 | 3 | 4;
  /** Below the name: an office, a class. */
  line?: string;
  children?: ReactNode;
}

export function PersonCard({ name, picture, links, level, line, children }: Props) {
  const Name = `h${level}` as const;
  return (
    <li className="person-card far">
      <Picture
        src={picture}
        alt=""
        ratio="1/1"
        sizes="(width >= 48rem) 10rem, 5rem"
        placeholder="person"
      />
      <div className="person-card-head">
        <Name className="person-card-name">{name}</Name>
        {line ? <p className="person-card-line">{line}</p> : null}
      </div>
      <div className="person-card-copy">
        {children}
        <PersonLinks person={name} links={links} />
      </div>
    </li>
  );
}
