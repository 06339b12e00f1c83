import { school } from '@/content/school';

export function Logo() {
  return (
    <a className="logo" href="/" aria-label={`${school.name}, home page`}>
      <img
        className="logo-mark"
        src="/art/feather-eye.svg"
        alt=""
        width="48"
        height="48"
        fetchPriority="low"
      />
      <span className="logo-words">
        <span className="logo-name">{school.name}</span>
        <span className="logo-line">
          {school.address.locality}, {school.address.district}
        </span>
      </span>
    </a>
  );
}
