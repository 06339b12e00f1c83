/** The optional field of the four forms: the version of the notice that stood above the form. */
export const NOTICE_FIELD = 'notice_version';

/** A server that takes the field lists this key in `form-controls`. */
export const NOTICE_CONTROL = NOTICE_FIELD;

/** Raised with every change of a notice; its words are in content/notices. */
export const NOTICE_VERSIONS = {
  contact: '1',
  careers: '1',
  register: '1',
  donate: '1',
} as const;

export type NoticeForm = keyof typeof NOTICE_VERSIONS;
