import { picture } from '@/content/scenes';

export const notFound = {
  title: 'Page not found',
  heading: 'Oops! Page not found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: { label: 'Go Back Home', href: '/' },
  picture: picture('timeline-road', 'A road winding away into the hills, with nobody on it'),
} as const;
