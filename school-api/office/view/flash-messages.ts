/** Messages above a page after an action: `redirectTo(path, key)`, for all screens. */
const DONE: Readonly<Record<string, string>> = {
  'signed-out': 'You have signed out.',
  saved: 'Saved.',
  invited: 'We sent the invitation. Its link works once, for 24 hours.',
  'role-changed': 'Role changed. The person must sign in again to use it.',
  'switched-off': 'Access ended. All sessions of this person have ended.',
  'session-ended': 'Session ended.',
  'sessions-ended': 'Sessions ended.',
  'mails-chosen': 'Your choices are saved.',
  'passkey-added': 'Passkey added. You can sign in with it from now on.',
  'passkey-removed': 'Passkey removed.',
  'donation-added': 'Donation recorded. We are emailing the receipt.',
  'donation-added-no-mail': 'Donation recorded. There is no email address, so print the receipt.',
  'donation-cancelled': 'Donation cancelled. Its receipt is void.',
  'statement-saved': 'Rows saved. The list below shows them with what donors reported.',
  'statement-undone':
    'Undone. Rows stay if they became donations, were pasted again, or have a note or a status.',
  'mail-resent': 'We are sending the email again.',
  'mail-not-sent-again':
    'Not sent: the history has changed since you opened this page. Check it first.',
  'letter-sent': 'We will send the email within a minute.',
  'letters-sent': 'We will start sending the emails within a minute.',
  'letters-undone': 'Undone. We will not send the emails that were still waiting.',
  'fee-reminded': 'We will send the reminder within a minute.',
  'mails-handled': 'Marked as done.',
  'mails-unhandled': 'Undone. The line is on the list again.',
  'documents-asked': 'Documents requested. The emails will go out within a minute.',
  'correction-done': 'Marked as done.',
  'correction-reopened': 'Undone. The request is listed again.',
  corrected: 'Corrected. Lists, the roll and the admit card show it now.',
  'document-dropped': 'Request cancelled. The family no longer sees it.',
  'document-again': 'File deleted. We will email the family within a minute to ask for it again.',
  'document-deleted': 'File deleted.',
  'template-undone': 'Undone. The template is as it was before.',
  'template-removed': 'Template removed.',
  'template-restored': 'Template restored.',
  'pan-asked': 'We will start sending the emails within a minute. No donor gets two.',
  'pan-recalled': 'Undone. We will not send the emails that were still waiting.',
  'pan-saved': 'PAN saved and encrypted.',
  'pan-removed': 'PAN removed.',
  'receipt-completed': 'Added. The receipt shows it now.',
  filed: 'Number saved.',
  'filed-undone': 'Undone. The number is as it was before.',
  'certificates-added': 'Certificates added. If some are unmatched, match them below.',
  'certificates-incomplete':
    'Certificates added. Some rows in the table name a file that is missing: add the file, or correct its name.',
  'certificate-matched': 'Certificate matched.',
  'certificate-doubtful': 'This certificate has no match now. No donor can open it.',
  'certificate-restored': 'This certificate has no match now. Its donor has the earlier one again.',
  'certificate-gone': 'Certificate deleted.',
  'seats-given': 'Roll numbers assigned.',
  'tests-moved': 'Moved. We are emailing the new date to each family.',
  'states-set': 'Status changed.',
  'states-set-#': 'Status changed for #.',
  'states-undone': 'Undone. Each record has its earlier status again.',
  'decisions-prepared': 'Decisions prepared. Families see nothing until you release them.',
  'marks-saved': 'Marks saved. Only the office sees them.',
  'decisions-undone': 'Undone. Everything is as it was before.',
  'decisions-release': 'Decisions released. We will start sending the emails within a minute.',
  'decisions-schedule': 'We will release the decisions at the time you set.',
  'decisions-unschedule': 'Release time cancelled. The decisions stay prepared.',
  'decisions-discard': 'Decisions discarded. No family has seen them.',
  'export-confirmed':
    'Thank you. You can download the file now. Keep it where only you can read it, and delete it after use.',
  'export-confirmed-again': 'Thank you. Press Export again.',
  'note-saved': 'Note saved.',
  'note-struck': 'Note struck out.',
  erased: 'Erased.',
  'person-erased':
    'We erased everything about this person that the law does not require us to keep.',
  'content-saved-draft': 'Draft saved. The website has not changed.',
  'content-unscheduled': 'Changed to a draft. It will not appear on the website by itself.',
  'content-saved-published': 'Saved. The website shows it within 5 seconds.',
  'content-saved-scheduled': 'Saved. It appears on the website at the time you set.',
  'content-charged': 'Parents now pay this fee when they register.',
  'content-moved': 'Moved.',
  'content-hidden': 'Hidden. The website stops showing it within 5 seconds.',
  'content-shown': 'The website shows it within 5 seconds.',
  'content-binned': 'Moved to the bin. You can restore it for 30 days.',
  'content-restored': 'Restored from the bin. It is hidden until you show it.',
  'content-removed': 'Deleted for good.',
  'content-dropped': 'Draft deleted. The published text is below.',
  'content-pasted': 'Rows saved. The website shows them within 5 seconds.',
  'content-pasted-before': 'These rows are already saved.',
  'content-paste-undone': 'Paste undone. The list is as it was before.',
  'content-undone': 'Version restored.',
  'school-saved': 'Saved. The website shows it within 5 seconds.',
  'field-set': 'Field changed. The website shows it within 5 seconds.',
  binned: 'Moved to the bin. We delete it after 30 days.',
  restored: 'Restored from the bin.',
  'picture-added': 'Added. You can use it now.',
  'pictures-described': 'Descriptions saved.',
  'picture-focused': 'Point saved. The site shows it within seconds.',
  'picture-turned': 'Rotated. The site shows it within seconds.',
  'picture-replaced': 'Replaced everywhere. Check that the description and the consent still fit.',
};

/** Nothing was done, or not everything. */
const REFUSED: Readonly<Record<string, string>> = {
  'correction-same': 'Nothing was changed: a colleague was faster, or the request was erased.',
  'nothing-corrected': 'Nothing was changed.',
  'documents-not-asked':
    'No documents requested. Choose one that you have not requested before. We do not email closed applications, or addresses that are not confirmed.',
  'documents-partly-#-#':
    'Families asked: #. The emails will go out within a minute. Not asked: #, because the application is closed, its email address is not confirmed, or the documents were requested before.',
  'document-not-dropped': 'The document has already arrived.',
  'tests-partly-#-#':
    'Tests moved: #, and we are emailing those families. Not moved: #, because the fee is not paid, there is a decision, or the date is full.',
  'tests-not-moved':
    'Nothing was moved: choose paid applications without a decision, and a date with places.',
  'decisions-partly': 'Released. The ones still listed here were not released.',
  'decisions-schedule-partly':
    'Release time set. The ones listed here without a time changed after you checked them.',
  'decisions-discard-partly': 'Discarded. The ones still listed changed after you checked them.',
  'certificate-kept':
    'Nothing was deleted. Undo the match first. You cannot delete a certificate that was replaced.',
  'certificate-taken':
    'Nothing was undone: the match has changed since, or this donor or number has another certificate.',
  'certificates-mailed-nobody':
    'Nothing was sent: we have already emailed every donor who has a certificate and an email address.',
  'content-paste-unknown': 'Nothing was undone: we could not find this paste.',
  'content-not-moved':
    'Nothing was moved, because the order has changed since you opened the list.',
  'decisions-undone-partly':
    'Undone, except where somebody has set a release time since. Check the release times.',
  'decisions-undone-late':
    'Undone, but a release time has passed: set a new one, or release the decisions now.',
  'decisions-gone': 'Nothing was done: the decisions have changed since, or have no release time.',
  'filed-since': 'Nothing was undone: someone has saved another number since.',
  'fee-not-reminded': 'No reminder was sent: we already sent one today, or the fee has been paid.',
  'template-not-undone': 'Nothing was undone: someone has changed the template since.',
  'donation-was-cancelled': 'This donation was already cancelled. Nothing has changed.',
  'donation-known': 'This donation was already recorded, so we did not save what you entered.',
  'letter-gone': 'It is too late to undo: we have sent the email.',
  'letters-none': 'No email was sent: we cannot email any of the people you selected.',
  'mails-not-unhandled': 'Nothing was undone: the email has been sent again or erased since.',
  'mail-not-resent': 'We cannot send this email again, as its text is no longer stored.',
  'pan-not-removed': 'Nothing was removed: the PAN has been changed or removed since.',
  'pan-same': 'Nothing changed: this PAN was already saved.',
  'receipt-complete': 'Nothing changed: nothing is missing on this receipt any more.',
  'pan-asked-nobody': 'Nothing was sent: everyone with an email address has been asked.',
  'none-chosen': 'Select at least one row first. Nothing has changed.',
  'chosen-gone':
    'Nothing was done: the rows you selected have since been released, discarded or removed.',
  'nothing-selected': 'Choose from the list beside the button first. Nothing has changed.',
  'seats-same': 'Nothing changed: every student who is coming has a roll number.',
  'states-same': 'Nothing changed: it already had this status.',
  'states-not-undone': 'Some were not undone, because someone has changed them since.',
  'states-partly':
    'Some were not changed: a colleague set a different status after you opened the page.',
  'picture-in-use': 'This file is in use. Remove it from the records that use it first.',
};

/** Numbers in the key are inserted into the sentence, in order. */
export function flashMessage(name: string): { text: string; tone: 'good' | 'plain' } | undefined {
  const numbers: string[] = name.match(/\d{1,5}/g) ?? [];
  const key = name.replace(/\d{1,5}/g, '#');
  const tone = Object.hasOwn(REFUSED, key) ? 'plain' : 'good';
  const texts = tone === 'plain' ? REFUSED : DONE;
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  const filled = text?.replace(/#/g, () => numbers.shift() ?? '');
  return filled === undefined ? undefined : { text: filled, tone };
}
