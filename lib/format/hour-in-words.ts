const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** '09:00' is '9 am', '14:30:00' is '2:30 pm'; any other text stays as it is. */
export function hourInWords(time: string): string {
  const [, hours = '', minutes = ''] = CLOCK.exec(time) ?? [];
  if (hours === '') return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`;
}
