import type { NoticeForm } from '@/contract/facts/notices';
import { careersNotice } from './careers';
import { contactNotice } from './contact';
import { donateNotice } from './donate';
import type { Notice } from './notice';
import { registerNotice } from './register';

export const notices: Record<NoticeForm, Notice> = {
  contact: contactNotice,
  careers: careersNotice,
  register: registerNotice,
  donate: donateNotice,
};
