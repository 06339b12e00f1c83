import { checkScreens } from './support/office-check-screens';
import { school } from './support/office-screens/school';

checkScreens(school);
