import { checkScreens } from './support/office-check-screens';
import { gifts } from './support/office-screens/gifts';
import { records } from './support/office-screens/records';

checkScreens([...records, ...gifts]);
