export function portrait(number: number): string {
  return `/media/portraits/p${String(number).padStart(2, '0')}.webp`;
}
