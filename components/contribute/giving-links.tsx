import { contribute } from '@/content/contribute';
import { ButtonLink } from '../ui/button';

export function GivingLinks() {
  return (
    <div className="giving-links" data-print="none">
      {contribute.actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
