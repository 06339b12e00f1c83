/** The optional field of the four forms: the version of the notice that stood above the form. */
export const NOTICE_FIELD = 'notice_version';

/** A server that takes the field lists this key in `form-controls`. */
export const NOTICE_CONTROL = NOTICE_FIELD;

/** Raised with every change of a notice; its words are in content/notices. */
export const NOTICE_VERSIONS = {
  contact: '2',
  careers: '2',
  register: '2',
  donate: '2',
} as const;

export type NoticeForm = keyof typeof NOTICE_VERSIONS;
