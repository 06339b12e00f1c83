import type { Picture } from './picture';
import { pictureOf, type View } from './views';

const series = (folder: string, views: readonly View[], width: number, height: number): Picture[] =>
  views.map((view, i) => pictureOf(`${folder}/${i + 1}.webp`, view, width, height));

const slider: readonly View[] = [
  ['shikhara', 'dawn', 0, 0, 1600],
  ['yoga-sunrise', 'dawn', 0, 0, 1600],
  ['robotics', 'morning', 60, 34, 1480],
  ['prize-day', 'gold', 0, 0, 1600],
];

const videos: readonly View[] = [
  ['campus-gate', 'gold', 120, 40, 1360],
  ['gita-recital', 'dawn', 150, 35, 1300],
  ['robotics', 'gold', 240, 130, 1140],
  ['gaushala', 'morning', 130, 90, 1340],
  ['playing-field', 'morning', 120, 90, 1360],
  ['admissions-desk', 'gold', 180, 110, 1240],
];

const curriculum: readonly View[] = [
  ['classroom-tree', 'morning', 300, 65, 1040],
  ['give-trees', 'morning', 300, 160, 1050],
  ['world-globe', 'dawn', 330, 110, 960],
  ['library', 'gold', 300, 150, 1050],
  ['chemistry', 'morning', 290, 110, 1060],
  ['faculty-room', 'morning', 300, 130, 1040],
  ['timeline-road', 'dawn', 80, 60, 1240],
  ['vedic-gurukulam', 'dawn', 270, 110, 1080],
];

const gallery: Record<string, View> = {
  'guest-house-1': ['guest-house', 'gold', 200, 50, 1210],
  'guest-house-2': ['guest-house', 'dusk', 420, 220, 860],
  'guest-house-3': ['dormitory', 'dawn', 470, 120, 1020],
  'guest-house-4': ['dining-hall', 'gold', 300, 160, 1010],
  'guest-house-5': ['river-steps', 'morning', 560, 90, 1040],
  'guest-house-6': ['university', 'dusk', 200, 30, 1200],
  gaushala: ['gaushala', 'dawn', 180, 110, 1150],
  library: ['library', 'morning', 200, 80, 1200],
  music: ['music', 'gold', 200, 45, 1190],
  'art-room': ['art-room', 'morning', 180, 90, 1210],
  'dining-hall': ['dining-hall', 'morning', 140, 60, 1260],
  dormitory: ['dormitory', 'morning', 180, 80, 1220],
  'playing-field': ['playing-field', 'gold', 160, 80, 1230],
  'retreat-fire': ['retreat-fire', 'own', 140, 20, 1310],
  'yoga-sunrise': ['yoga-sunrise', 'morning', 180, 30, 1240],
  temple: ['shikhara', 'morning', 220, 10, 1180],
};

export const ELSEWHERE: readonly Picture[] = [
  ...series('slider', slider, 1600, 900),
  ...series('videos', videos, 1280, 720),
  ...series('curriculum', curriculum, 1200, 800),
  ...Object.entries(gallery).map(([name, view]) =>
    pictureOf(`gallery/${name}.webp`, view, 1200, 800),
  ),
];
