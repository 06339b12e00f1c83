import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoAlumni } from '@/school-api/seed/alumni';
import { demoCurriculums } from '@/school-api/seed/curriculums';
import { demoFaculty } from '@/school-api/seed/faculty';
import { demoSliderImages, demoVideos } from '@/school-api/seed/home';
import { demoNews } from '@/school-api/seed/news';
import { demoProgrammes, demoWeeklySchedules } from '@/school-api/seed/programmes';
import { demoPublications } from '@/school-api/seed/publications';
import { demoResults } from '@/school-api/seed/results';
import { demoTestimonials } from '@/school-api/seed/testimonials';
import { SEED_MEDIA } from './test-app';

describe('the files that the seed names', () => {
  const all = JSON.stringify([
    ...demoNews,
    ...demoSliderImages,
    ...demoVideos,
    ...demoTestimonials,
    ...demoFaculty,
    ...demoAlumni,
    ...demoResults,
    ...demoCurriculums,
    ...demoPublications,
    ...demoProgrammes,
    ...demoWeeklySchedules,
  ]);
  const named = [...new Set(all.match(/\/media\/[\w./-]+/g))];

  it('are all there', () => {
    const missing = named.filter(
      (url) => !existsSync(path.join(SEED_MEDIA, url.replace('/media/', ''))),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
