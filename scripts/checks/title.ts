/** With the elapsed time, so that the output of an aborted run shows where it was spent. */
export function printTitle(title: string, rest = ''): void {
  const minutes = Math.floor(process.uptime() / 60);
  const seconds = String(Math.floor(process.uptime() % 60)).padStart(2, '0');
  console.log(`\n== ${title} (after ${minutes}:${seconds})${rest}`);
}
