import type { NoticeForm } from '@/contract/facts/notices';
import { RETENTION, type Retention } from '@/contract/facts/retention';
import { careersNotice } from './careers';
import { contactNotice } from './contact';
import { donateNotice } from './donate';
import type { Notice } from './notice';
import { type Periods, periodsOf } from './periods';
import { registerNotice } from './register';

const texts: Record<NoticeForm, (periods: Periods) => Notice> = {
  contact: contactNotice,
  careers: careersNotice,
  register: registerNotice,
  donate: donateNotice,
};

export function noticeFor(form: NoticeForm, retention: Retention = RETENTION): Notice {
  return texts[form](periodsOf(retention));
}
