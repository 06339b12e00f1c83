import { logo, school } from '@/content/school';

export function Brand() {
  return (
    <a href="/" className="brand">
      <svg viewBox={logo.viewBox} width="40" height="40" aria-hidden="true" focusable="false">
        {logo.paths.map(({ fill, d }) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </svg>
      <span>
        <span className="brand-name">{school.name}</span>
        <span className="brand-place">Office</span>
      </span>
    </a>
  );
}
