/** '2026-27' for '2026-12-05'; a session begins on 1 April. `later` counts sessions onwards. */
export function sessionOf(day: string, later = 0): string {
  const began = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0) + later;
  return `${began}-${String(began + 1).slice(2)}`;
}
