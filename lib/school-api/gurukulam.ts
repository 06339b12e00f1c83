import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl, linkUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

export type ProgrammeView = {
  id: string;
  name: string;
  label: string;
  description: SafeHtml;
  enrolUrl: string | null;
  brochure: string | null;
};

export const readProgrammes = cache(async (): Promise<Result<ProgrammeView[]>> => {
  return mapResult(await readCall('vedic-gurukulam'), (records) =>
    withIds(records).map(({ id, name, description, button, file }) => ({
      id,
      name,
      label: name === 'vedic' ? 'Vedic Gurukulam System' : name,
      description: richText(description),
      enrolUrl: linkUrl(button),
      brochure: fileUrl(file),
    })),
  );
});
