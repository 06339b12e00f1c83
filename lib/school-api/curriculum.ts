import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl, pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

export type CurriculumView = {
  id: string;
  title: string;
  category: string;
  className: string;
  info: SafeHtml;
  picture: string | null;
  brochure: string | null;
};

export const readCurriculum = cache(async (): Promise<Result<CurriculumView[]>> => {
  return mapResult(await readCall('curriculums'), (records) =>
    withIds(records).map((record) => ({
      id: record.id,
      title: record.title,
      category: record.category,
      className: record.class_name,
      info: richText(record.info),
      picture: pictureUrl(record.picture),
      brochure: fileUrl(record.brochure_file),
    })),
  );
});
