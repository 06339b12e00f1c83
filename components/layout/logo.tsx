import { school } from '@/content/school';
import { FeatherEye } from '../ui/feather-eye';

export function Logo() {
  return (
    <a className="logo" href="/" aria-label={`${school.name}, home page`}>
      <FeatherEye className="logo-mark" />
      <span className="logo-words">
        <span className="logo-name">{school.name}</span>
        <span className="logo-line">
          {school.address.locality}, {school.address.district}
        </span>
      </span>
    </a>
  );
}
