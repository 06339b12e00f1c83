import { expect, test } from '@playwright/test';
import { checkScreens } from './support/office-check-screens';
import { nameOf, ROUTES } from './support/office-open';
import { CONTENT_GO_ON, contentScreens } from './support/office-screens/content';
import { gifts } from './support/office-screens/gifts';
import { lists } from './support/office-screens/lists';
import { PASTE_GO_ON, paste } from './support/office-screens/paste';
import { PICTURE_FILES, PICTURE_GO_ON, pictureScreens } from './support/office-screens/pictures';
import { records } from './support/office-screens/records';
import { school } from './support/office-screens/school';
import { signIn } from './support/office-screens/sign-in';
import { FILES, GO_ON } from './support/office-screens/without-screen';

test('each route of the table has its screens in the tests', () => {
  const screens = [
    ...signIn,
    ...lists,
    ...records,
    ...gifts,
    ...school,
    ...contentScreens,
    ...paste,
    ...pictureScreens,
  ];
  const told = [
    ...screens.map(({ route }) => route),
    ...FILES,
    ...GO_ON,
    ...CONTENT_GO_ON,
    ...PASTE_GO_ON,
    ...PICTURE_FILES,
    ...PICTURE_GO_ON,
  ];
  const all = ROUTES.map(nameOf);
  expect(all.filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !all.includes(name))).toEqual([]);
});

checkScreens([...signIn, ...lists]);
