import type { SocialLink, SocialNetwork } from '@/lib/school-api/social-links';
import { SocialIcon } from '../ui/social-icon';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
};

/** Only networks that are switched on; renders nothing without any. */
export function PersonLinks({ person, links }: { person: string; links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="person-links" data-print="none">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener">
            <SocialIcon name={names[network]} />
            <span className="unseen">
              {person} on {names[network]} (opens in a new tab)
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
