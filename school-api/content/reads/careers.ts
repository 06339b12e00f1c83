import { type Db, vacancies } from '../../db';
import { listOrder } from './list-order';

export function listVacancies(db: Db) {
  return db
    .select({
      vacancy_name: vacancies.vacancyName,
      subjects: vacancies.subjects,
      additional_info: vacancies.additionalInfo,
    })
    .from(vacancies)
    .orderBy(...listOrder(vacancies));
}
