import { class10 } from './results/class-10';
import { class12 } from './results/class-12';
import { resultRows } from './results/rows';

export const demoResults = [...resultRows('10th', class10), ...resultRows('12th', class12)];
