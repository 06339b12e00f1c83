import { PUBLICATIONS } from './covers';
import { ELSEWHERE } from './elsewhere';
import { NEWS } from './news';
import type { Picture } from './picture';
import { PORTRAITS } from './portraits';

/** Every picture of the API's seed content. */
export const PICTURES: readonly Picture[] = [...NEWS, ...PORTRAITS, ...ELSEWHERE, ...PUBLICATIONS];
