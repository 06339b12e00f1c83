import type { MetadataRoute } from 'next';
import { school } from '@/content/school';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: school.name,
    short_name: school.shortName,
    description: school.tagline,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: school.colours.paper,
    theme_color: school.colours['peacock-deep'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      ...[192, 512].map((size) => ({
        src: `/icons/icon-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable' as const,
      })),
    ],
  };
}
