import { chooseRows, showChosen } from './choose-rows';
import { closeMenu } from './close-menu';
import { focus } from './focus';
import { goBackToList } from './go-back-to-list';
import { liveFilters } from './live-filters';
import { order } from './order';
import { avoidResubmission, notice, printButton, restoreButtonFocus } from './page';
import { passkeys } from './passkeys';
import { pasteRows } from './paste-rows';
import { pictureField } from './picture-field';
import { pictureList } from './picture-list';
import { refresh } from './refresh';
import { saveKey } from './save-key';
import { searchBox } from './search-box';
import { sendWhenOnline } from './send-when-online';
import { unsaved } from './unsaved';
import { upload } from './upload';

// Announces the errors and moves the focus there.
document.querySelector<HTMLElement>('.error-summary')?.focus();
// Before the form checks whether the office responds.
for (const host of document.querySelectorAll<HTMLElement>('office-upload')) upload(host);
avoidResubmission();
goBackToList();
// Before the next one: an action without its choice is not submitted.
chooseRows();
sendWhenOnline();
liveFilters((results) => {
  showChosen();
  for (const host of results.querySelectorAll<HTMLElement>('office-order')) order(host);
});
searchBox();
closeMenu();
unsaved();
saveKey();
pasteRows();
restoreButtonFocus();
refresh();
// Last, because the others read the message in the address.
notice();
for (const [name, start] of Object.entries({
  'office-order': order,
  'office-passkey': passkeys,
  'office-focus': focus,
  'office-picture-field': pictureField,
  'office-picture-list': pictureList,
  'office-print': printButton,
})) {
  for (const host of document.querySelectorAll<HTMLElement>(name)) start(host);
}
