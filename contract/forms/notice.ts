import * as z from 'zod';
import { NOTICE_FIELD } from '../facts/notices';

export const NOTICE_VERSION = /^[\w.-]{1,20}$/;

/** An empty value is the same as none. */
const version = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  z.string().regex(NOTICE_VERSION, { error: 'Unknown notice' }).optional(),
);

/** For a form's request; a payload without it is that of the specification. */
export const noticeField = { [NOTICE_FIELD]: version };
