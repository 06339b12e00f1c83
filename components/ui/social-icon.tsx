/** Our own plain icons for the networks, not their trademarked logos. */
const paths: Record<string, string> = {
  Facebook:
    'M13.6 20v-7h2.5l.5-3h-3V8.3c0-1 .4-1.6 1.7-1.6h1.5V4.2c-.6-.1-1.4-.2-2.2-.2-2.4 0-3.9 1.4-3.9 3.9V10H8v3h2.7v7z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm0 1.8A2.2 2.2 0 0 0 5.8 8v8A2.2 2.2 0 0 0 8 18.2h8a2.2 2.2 0 0 0 2.2-2.2V8A2.2 2.2 0 0 0 16 5.8zm4 2.4a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zm0 1.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.1-2.9a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
  YouTube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zm4.7 3v6l5.2-3z',
  LinkedIn:
    'M5 9.5h2.9V19H5zM6.45 5a1.65 1.65 0 1 1 0 3.3 1.65 1.65 0 0 1 0-3.3zM9.7 9.5h2.8v1.3c.5-.9 1.5-1.5 2.9-1.5 2.7 0 3.6 1.7 3.6 4.4V19h-2.9v-4.8c0-1.4-.4-2.2-1.6-2.2-1.3 0-1.9.9-1.9 2.3V19H9.7z',
  Twitter: 'M5 4.5h4l3.5 4.9 4.1-4.9h2L13.4 10.7 19.3 19.5h-4l-3.9-5.6-4.7 5.6h-2l5.8-7z',
  Flickr:
    'M8 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zm8 0a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z',
};

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
