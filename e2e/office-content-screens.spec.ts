import { checkScreens } from './support/office-check-screens';
import { contentScreens } from './support/office-screens/content';

checkScreens(contentScreens);
