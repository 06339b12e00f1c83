import {
  admissionDates,
  alumni,
  announcements,
  curriculums,
  type Db,
  faculty,
  feeRecords,
  formControls,
  news,
  publications,
  results,
  sliderImages,
  testimonials,
  vacancies,
  videos,
} from '../../db';
import { demoAdmissionDates, demoFeeRecords, demoFormControls } from './admission';
import { demoAlumni } from './alumni';
import { demoVacancies } from './careers';
import { demoCurriculums } from './curriculums';
import { demoFaculty } from './faculty';
import { demoAnnouncements, demoSliderImages, demoVideos } from './home';
import { inOrder } from './in-order';
import { demoNews } from './news';
import { programmeLists } from './programmes';
import { demoPublications } from './publications';
import { demoResults } from './results';
import { demoTestimonials } from './testimonials';
import { withConsent } from './with-consent';

/** Fills all content tables. */
export async function insertDemo(db: Db, now: Date): Promise<void> {
  await db.insert(news).values(demoNews);
  await db.insert(sliderImages).values(inOrder(demoSliderImages));
  await db.insert(announcements).values(inOrder(demoAnnouncements));
  await db.insert(testimonials).values(inOrder(withConsent(demoTestimonials)));
  await db.insert(videos).values(inOrder(demoVideos));
  await db.insert(admissionDates).values(inOrder(demoAdmissionDates(now)));
  await db.insert(feeRecords).values(inOrder(demoFeeRecords));
  await db.insert(formControls).values(inOrder(demoFormControls));
  await db.insert(results).values(inOrder(withConsent(demoResults)));
  await db.insert(faculty).values(inOrder(demoFaculty));
  await db.insert(curriculums).values(inOrder(demoCurriculums));
  await db.insert(publications).values(inOrder(demoPublications));
  await db.insert(alumni).values(inOrder(withConsent(demoAlumni)));
  for (const { table, rows } of programmeLists) await db.insert(table).values(inOrder(rows));
  await db.insert(vacancies).values(inOrder(demoVacancies));
}
