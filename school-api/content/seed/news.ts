import { newsOfAutumn2024 } from './news/2024-autumn';
import { newsOfSummer2024 } from './news/2024-summer';
import { newsOfAutumn2025 } from './news/2025-autumn';
import { newsOfSpring2025 } from './news/2025-spring';
import { newsOfAutumn2026 } from './news/2026-autumn';
import { newsOfSpring2026 } from './news/2026-spring';
import type { NewsRow } from './news/row';

/** Oldest first, so that later items get higher ids. */
export const demoNews: NewsRow[] = [
  ...newsOfSummer2024,
  ...newsOfAutumn2024,
  ...newsOfSpring2025,
  ...newsOfAutumn2025,
  ...newsOfSpring2026,
  ...newsOfAutumn2026,
];
