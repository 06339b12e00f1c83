import type { OfficeRoute } from '../../route';
import { STATED } from './acts';
import { giveRollNumbers, showCards, showRoll } from './roll';
import { showTestDays, TEST_DAYS } from './test-days';

const { href } = TEST_DAYS;
const { roles } = STATED;

export const testDayRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: href, roles, run: showTestDays },
  { method: 'GET', path: `${href}/roll`, roles, run: showRoll },
  { method: 'POST', path: `${href}/seats`, roles, run: giveRollNumbers },
  { method: 'GET', path: `${href}/cards`, roles, run: showCards },
];
