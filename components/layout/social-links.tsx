import { school } from '@/content/school';
import { SocialIcon } from '../ui/social-icon';

export function SocialLinks() {
  return (
    <ul className="social-links" aria-label="The school on social networks">
      {school.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            <SocialIcon name={name} />
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
