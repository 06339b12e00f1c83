const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** '09:00' gives '9 am', '14:30:00' gives '2:30 pm'; any other text is unchanged. */
export function hourInWords(time: string): string {
  const [, hours = '', minutes = ''] = CLOCK.exec(time) ?? [];
  if (hours === '') return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '9:30', '9.30' and '9:30 a.m.' give '09:30'; any other text gives ''. */
export function clockOf(time: string): string {
  const text = time.trim().replace(/^(\d+)\./, '$1:');
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hours === '' || (half === undefined && !CLOCK.test(text))) return '';
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}
