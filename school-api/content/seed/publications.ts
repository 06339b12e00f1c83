import { PUBLICATION_CATEGORIES, type PublicationCategory } from '@/contract';
import type { FieldValues } from '../lists/list';

const names: Record<PublicationCategory, [name: string, file: string][]> = {
  academic: [
    ['Two Hundred Cubic Metres: a Year at the Gauge', 'a-year-at-the-gauge'],
    ['How Boys Learn Seven Hundred Verses', 'seven-hundred-verses'],
    ['Wrong Proofs and What They Teach', 'wrong-proofs'],
  ],
  book: [
    ['Songs of the Twelve Forests', 'songs-of-the-twelve-forests'],
    ['The Banyan Remembers: Stories from the Hostel', 'the-banyan-remembers'],
    ['A First Book of Sanskrit Conversation', 'sanskrit-conversation'],
  ],
  publication: [
    ['Peacock Feather, the School Magazine 2026', 'peacock-feather-2026'],
    ['The Kitchen Garden Book', 'kitchen-garden-book'],
    ['Annual Report 2025-26', 'annual-report-2025-26'],
  ],
};

export const demoPublications: FieldValues[] = PUBLICATION_CATEGORIES.flatMap((category, group) =>
  names[category].map(([name, file], index) => ({
    name,
    category,
    picture: `/media/publications/${group * 3 + index + 1}.webp`,
    file_link: `/media/files/${file}.pdf`,
  })),
);
