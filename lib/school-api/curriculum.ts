import type { CurriculumRecord } from '@/contract';
import { readCall } from './client';
import { fileUrl, pictureUrl } from './media';
import { readViews } from './read-views';
import { richText } from './rich-text';

const view = (record: CurriculumRecord) => ({
  id: record.id,
  title: record.title,
  category: record.category,
  className: record.class_name,
  info: richText(record.info),
  picture: pictureUrl(record.picture),
  brochure: fileUrl(record.brochure_file),
});

export type CurriculumView = ReturnType<typeof view>;

export const readCurriculum = readViews(() => readCall('curriculums'), view);
