import type { Picture } from './picture';
import { pictureOf, type View } from './views';

/** One per news item of the seed. */
const VIEWS: readonly View[] = [
  ['robotics', 'morning', 300, 120, 1050],
  ['alumni-walk', 'gold', 260, 60, 1100],
  ['biogas-solar', 'gold', 20, 200, 900],
  ['shikhara', 'night', 230, 0, 1180],
  ['swimming', 'noon', 190, 130, 1150],
  ['library', 'morning', 290, 140, 1080],
  ['gaushala', 'gold', 180, 140, 1080],
  ['music', 'dusk', 220, 75, 1130],
  ['infirmary', 'morning', 340, 120, 1100],
  ['retreat-fire', 'own', 180, 20, 1240],
  ['campus-gate', 'morning', 280, 70, 1080],
  ['results-board', 'gold', 300, 110, 1020],
  ['yoga-sunrise', 'gold', 240, 70, 1120],
  ['give-trees', 'monsoon', 260, 170, 1060],
  ['faculty-room', 'gold', 290, 130, 1050],
  ['playing-field', 'noon', 180, 130, 1150],
  ['river-steps', 'dusk', 40, 50, 1160],
  ['prize-day', 'own', 230, 90, 1140],
  ['chemistry', 'gold', 300, 130, 1030],
  ['classroom-tree', 'gold', 330, 85, 1000],
  ['robotics', 'gold', 200, 90, 1180],
  ['science-fair', 'noon', 180, 120, 1150],
  ['gita-recital', 'dawn', 240, 55, 1120],
  ['university', 'monsoon', 210, 40, 1180],
  ['vedic-gurukulam', 'morning', 250, 110, 1110],
  ['biogas-solar', 'morning', 330, 90, 1180],
  ['admissions-desk', 'morning', 290, 120, 1070],
];

export const NEWS: readonly Picture[] = VIEWS.map((view, i) =>
  pictureOf(`news/${String(i + 1).padStart(2, '0')}.webp`, view, 1200, 800),
);
