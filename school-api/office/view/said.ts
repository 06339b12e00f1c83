/** What is said above a page after an action: `goTo(path, key)`. One line each, of all screens. */
export const SAID: Readonly<Record<string, string>> = {
  'signed-out': 'You have signed out.',
  saved: 'Saved.',
  invited: 'The invitation goes by mail. Its link works once, for 24 hours.',
  'role-changed': 'The role was changed. The person signs in again to work with it.',
  'switched-off': 'The person was switched off. All their sessions have ended.',
  'session-ended': 'The session has ended.',
  'sessions-ended': 'The sessions have ended.',
  'passkey-added': 'The passkey was added. You can sign in with it from now on.',
  'passkey-removed': 'The passkey was removed.',
  'gift-added': 'Donation recorded. We are emailing the receipt.',
  'gift-added-no-mail': 'Donation recorded. There is no email address, so print the receipt.',
  'gift-cancelled': 'Donation cancelled. Its receipt is void.',
  'gift-was-cancelled': 'This donation was already cancelled. Nothing has changed.',
  'mail-resent': 'The mail will be sent again.',
  'mail-not-resent': 'This mail cannot be sent again: its content is no longer stored.',
  'none-chosen': 'Choose at least one row first. Nothing has changed.',
  'pan-kept': 'PAN saved, encrypted.',
  filed: 'Number saved. Corrections will carry it.',
  'state-set': 'The state is set.',
  'states-set': 'The states are set.',
  'states-undone': 'Undone. The states are as they were before.',
  'states-not-undone': 'Some states stay as they are: they were changed again in the meantime.',
  'note-kept': 'The note was kept.',
  'note-struck': 'The note was struck out.',
  erased: 'It was erased.',
  'person-erased': 'We erased everything about this person that no law keeps.',
  'content-saved-draft': 'The draft was saved. The site has not changed.',
  'content-saved-published': 'Saved. The site shows it within five seconds.',
  'content-saved-scheduled': 'Saved. It appears by itself on its day.',
  'content-charged': 'Parents now pay this fee when they register.',
  'content-hidden': 'It was hidden. The site shows it no more within five seconds.',
  'content-shown': 'The site shows it within five seconds.',
  'content-binned': 'It was moved to the bin, where it can be taken out again for 30 days.',
  'content-restored': 'It was taken out of the bin. It is hidden until you show it.',
  'content-removed': 'It was removed for good.',
  'content-dropped': 'The draft was thrown away. Below is what the site shows.',
  'content-pasted': 'The rows are in the list. The site shows them within five seconds.',
  'content-undone': 'The version was brought back.',
  'school-saved': 'Saved. The site shows it within seconds.',
  'field-set': 'The field was changed. The site shows it within five seconds.',
  binned: 'It is in the bin, and is removed after 30 days.',
  restored: 'It was taken out of the bin.',
  'picture-added': 'It was added, and can be used from now on.',
  'picture-focused': 'The point was kept. The site shows it within seconds.',
  'picture-replaced':
    'It was replaced everywhere. Look whether its description still says what it shows.',
  'picture-in-use': 'It is used, so it stays. Take it out of these records first.',
};

/** These tell that nothing was done. */
const REFUSED: ReadonlySet<string> = new Set([
  'gift-was-cancelled',
  'mail-not-resent',
  'none-chosen',
  'states-not-undone',
  'picture-in-use',
]);

export function saidOf(key: string): { text: string; tone: 'good' | 'plain' } | undefined {
  const text = Object.hasOwn(SAID, key) ? SAID[key] : undefined;
  return text === undefined ? undefined : { text, tone: REFUSED.has(key) ? 'plain' : 'good' };
}
