import { checkScreens } from './support/office-check-screens';
import { pictureScreens } from './support/office-screens/pictures';

checkScreens(pictureScreens);
