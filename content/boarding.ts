/**
 * Parents' questions about everyday life. All values are invented for the demo: a school replaces each
 * one before it goes public.
 */
export const boarding = {
  wardens: { value: '1 to 15', label: 'wardens to boys', source: '20 wardens for about 300 boys' },
  wardenDuty:
    'The 20 wardens live in the hostel. Each one looks after 15 boys and writes to their parents every month. One warden on each floor is awake all night.',
  protection: [
    'Every adult who works or lives on the campus is verified by the police before their first day.',
    'A boy or a parent can speak to two child protection officers, one of them a woman, at any hour.',
    'Staff are trained every year in child protection and in the POCSO Act of 2012.',
    'Every dormitory displays the number of Childline, 1098. A boy may ring it from the hostel phone.',
    'A concern about an adult goes to the Principal and to the authorities on the same day.',
  ],
  contact: {
    caption: 'Calls, visits and leave',
    head: ['What', 'When'],
    rows: [
      ['Calls home, Classes 3 to 8', 'Wednesday 8:45 pm to 9:15 pm; Sunday 2 pm to 5 pm'],
      ['Calls home, Classes 9 to 12', 'Wednesday 9:15 pm to 10 pm; Sunday 2 pm to 5 pm'],
      ['When he needs to talk', 'Any day, at any hour: he asks his warden for the phone'],
      ['You call his warden', 'Every day from 7 pm to 8 pm'],
      ['Visits', 'Second and fourth Sunday of the month, 10 am to 4 pm'],
      ['Weekend leave', 'Once a term; please ask the warden a week before'],
      ['Holidays', '6 weeks in summer, 10 days at Diwali, 2 weeks in winter'],
    ],
  },
  visitors:
    'Visitors show a photo ID at the gate. A boy leaves the campus only with a person whom his parents have named in writing.',
  food: [
    'Breakfast: porridge or *poha*, fruit and milk.',
    'Lunch: two vegetables, *dal*, rice, *chapatis*, curd and salad.',
    'Snack: milk and a bun or fruit.',
    'Supper: one vegetable, *dal* or *kadhi*, *chapatis*, rice and a sweet on Sundays.',
  ],
  diet: 'All food is vegetarian, without onion, garlic or eggs. The kitchen cooks for allergies on a doctor’s note.',
  packing: [
    'Uniform: three sets for summer, two for winter, a blazer and black shoes, from the school shop.',
    'Temple: two white *dhoti-kurta* sets and a shawl.',
    'Games: two tracksuits, sports shoes and swimming trunks.',
    'Bedding: two sheets, a blanket, a quilt for winter and a mosquito net.',
    'Personal: toiletries, a torch, a water bottle and a lock for the cupboard.',
    'Not allowed: mobile phones, other electronics, jewellery and more than ₹500 in cash.',
  ],
  doctor: {
    hours: 'Monday to Saturday, 5 pm to 7 pm',
    text: 'A doctor holds a clinic in the infirmary from Monday to Saturday, 5 pm to 7 pm. A nurse is on duty day and night. The nearest hospital is 15 minutes away by the school’s ambulance.',
    beds: '12',
  },
  transport:
    'Five bus routes serve homes within 20 km. They reach the campus at 7:40 am and leave at 4:30 pm, and at 6 pm for boys who stay for games. An attendant travels on every bus. The fee is in the day scholar fee structure.',
} as const;
