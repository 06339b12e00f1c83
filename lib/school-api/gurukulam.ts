import type { GurukulamProgramme } from '@/contract';
import { readCall } from './client';
import { fileUrl, linkUrl } from './media';
import { readViews } from './read-views';
import { richText } from './rich-text';

const view = ({ id, name, description, button, file }: GurukulamProgramme) => ({
  id,
  name,
  label: name === 'vedic' ? 'Vedic Gurukulam System' : name,
  description: richText(description),
  enrolUrl: linkUrl(button),
  brochure: fileUrl(file),
});

export type ProgrammeView = ReturnType<typeof view>;

export const readProgrammes = readViews(() => readCall('vedic-gurukulam'), view);
