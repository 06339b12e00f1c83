import { PUBLICATIONS } from './covers';
import { ELSEWHERE } from './elsewhere';
import { NEWS } from './news';
import type { Picture } from './picture';
import { PORTRAITS } from './portraits';

export const PICTURES: readonly Picture[] = [...NEWS, ...PORTRAITS, ...ELSEWHERE, ...PUBLICATIONS];
