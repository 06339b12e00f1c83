import * as z from 'zod';
import { NOTICE_FIELD } from '../facts/notices';

export const NOTICE_VERSION = /^[\w.-]{1,20}$/;

/** An empty value means none. */
const version = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  z.string().regex(NOTICE_VERSION, { error: 'Unknown notice' }).optional(),
);

/** For a form's request; without it the payload is that of the specification. */
export const noticeField = { [NOTICE_FIELD]: version };
