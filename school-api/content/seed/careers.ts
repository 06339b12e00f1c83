import type { FieldValues } from '../lists/list';

export const demoVacancies: FieldValues[] = [
  {
    vacancy_name: 'Post Graduate Teacher, Mathematics',
    subjects: 'Mathematics, classes 9 to 12',
    additional_info:
      '<p>You will teach two sections of class 11 and one of class 9, and guide the mathematics circle on Saturdays.</p><ul><li>Master’s degree in mathematics and B.Ed.</li><li>Two years or more with ICSE, ISC or CBSE classes</li><li>Fluent English and Hindi</li></ul>',
  },
  {
    vacancy_name: 'Post Graduate Teacher, Physics',
    subjects: 'Physics, classes 11 and 12',
    additional_info:
      '<p>Theory and practical, in a laboratory with twelve benches and an assistant.</p><ul><li>Master’s degree in physics</li><li>Experience in running a school laboratory</li></ul>',
  },
  {
    vacancy_name: 'Trained Graduate Teacher, English',
    subjects: 'English Language, English Literature',
    additional_info:
      '<p>Classes 6 to 8. You also run the library hour.</p><p><strong>From April.</strong> A demo class of twenty minutes on a poem of your choice is part of the interview.</p>',
  },
  {
    vacancy_name: 'Primary Teacher',
    subjects: 'EVS, Mathematics, Art',
    additional_info:
      '<p>Classes 2 to 4, with twenty-four boys to a class.</p><ul><li>Graduate with D.El.Ed. or B.Ed.</li><li>Experience with young children</li></ul>',
  },
  {
    vacancy_name: 'Hostel Warden',
    subjects: 'Residential care',
    additional_info:
      '<p>You live with the boys of one house, from the wake-up bell (4 am in Classes 3 to 8, 5 am in Classes 9 to 12) to lights-out, with one free day a week.</p><ul><li>Graduate, 28 years or older</li><li>Experience with children away from home</li><li>First-aid certificate, or the willingness to earn one here</li></ul>',
  },
  {
    vacancy_name: 'Music Teacher',
    subjects: 'Tabla, Mridanga, Harmonium',
    additional_info:
      '<p>Lessons in the afternoon, temple programme in the morning, one concert a term.</p><p>Please send a recording of ten minutes. A diploma is welcome.</p>',
  },
];
