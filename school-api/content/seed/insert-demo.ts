import { type Db, describedFiles } from '../../db';
import { addShown } from '../editing/apply-rows';
import { lockLists } from '../editing/in-list';
import type { FieldValues } from '../lists/list';
import { lists } from '../lists/lists';
import { demoAdmissionDates, demoFeeRecords } from './admission';
import { demoAlbums, demoDescribedFiles } from './albums';
import { demoAlumni } from './alumni';
import { demoVacancies } from './careers';
import { demoCurriculums } from './curriculums';
import { demoDisclosures, demoFeeHeads } from './disclosure';
import { demoEvents } from './events';
import { demoFaculty } from './faculty';
import { demoAnnouncements, demoSliderImages, demoVideos } from './home';
import { demoNews } from './news';
import {
  demoCompetitions,
  demoProgrammes,
  demoSyllabusDocuments,
  demoWeeklySchedules,
} from './programmes';
import { demoPublications } from './publications';
import { demoPurposes } from './purposes';
import { demoResults } from './results';
import { demoTestimonials } from './testimonials';

const demo = (now: Date): Record<string, readonly FieldValues[]> => ({
  news: demoNews,
  slider: demoSliderImages,
  announcements: demoAnnouncements,
  testimonials: withConsent(demoTestimonials),
  videos: demoVideos,
  'admission-dates': demoAdmissionDates(now),
  fees: demoFeeRecords,
  results: withConsent(demoResults),
  faculty: demoFaculty,
  curriculum: demoCurriculums,
  publications: demoPublications,
  alumni: withConsent(demoAlumni),
  'gurukulam-programmes': demoProgrammes,
  events: demoEvents(now),
  albums: demoAlbums(now),
  purposes: demoPurposes,
  disclosures: demoDisclosures(now),
  'fee-heads': demoFeeHeads(now),
  competitions: demoCompetitions,
  'weekly-schedules': demoWeeklySchedules,
  'syllabus-documents': demoSyllabusDocuments,
  vacancies: demoVacancies,
});

/** Fills all lists, and the descriptions of their pictures. */
export async function insertDemo(tx: Db, now: Date): Promise<void> {
  const records = demo(now);
  await lockLists(tx, lists);
  for (const list of lists) {
    await addShown(tx, list, records[list.name] ?? [], { now, by: '', action: 'demo' });
  }
  await tx.insert(describedFiles).values(demoDescribedFiles);
}

/** The demo's people are invented, so their pictures may be shown. */
const withConsent = (rows: readonly FieldValues[]) =>
  rows.map((row) => ({ ...row, consent_on_file: true }));
