/**
 * The mark of the site, drawn into the page: it stands on every one, and a request of its own would
 * wait in line with the pictures. The same shapes as public/art/feather-eye.svg; a test compares.
 */
export function FeatherEye({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="#0b5966"
        d="M32 1.5c14 8.5 23.5 21 23.5 35 0 14.5-10.5 26-23.5 26S8.5 51 8.5 36.5c0-14 9.5-26.5 23.5-35"
      />
      <path
        fill="#f2a32c"
        d="M32 14c9.5 6 15.5 14.5 15.5 24.5 0 10.5-7 18-15.5 18s-15.5-7.5-15.5-18c0-10 6-18.5 15.5-24.5"
      />
      <path
        fill="#5fa8a6"
        d="M32 23c6.5 4.5 10.5 10.5 10.5 17.5s-4.5 12-10.5 12-10.5-5-10.5-12 4-13 10.5-17.5"
      />
      <path fill="#25264f" d="M32 35.5c2.5-3 7-2 7 3 0 6-3.5 10-7 10s-7-4-7-10c0-5 4.5-6 7-3" />
    </svg>
  );
}
