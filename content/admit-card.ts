export const admitCard = {
  title: 'Admit card',
  applicant: 'Name',
  number: 'Application number',
  seat: 'Roll number',
  studentClass: 'Class',
  day: 'Date of the test',
  hour: 'Time',
  place: 'Place',
  photograph: 'Paste a recent photograph here',
  help: 'Bring this card with the photograph. Questions? Call {phone}.',
} as const;
