import { logo, school } from '@/content/school';

/** Inline SVG: a separate request would queue behind the pictures. */
export function Logo() {
  return (
    <a className="logo" href="/" aria-label={`${school.name}, home page`}>
      <svg className="logo-mark" viewBox={logo.viewBox} aria-hidden="true">
        {logo.paths.map(({ fill, d }) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </svg>
      <span className="logo-copy">
        <span className="logo-name">{school.name}</span>
        <span className="logo-line">
          {school.address.locality}, {school.address.district}
        </span>
      </span>
    </a>
  );
}
