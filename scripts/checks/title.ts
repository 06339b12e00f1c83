/** Says when a part began, so that the output of a run that was ended tells where its time went. */
export function printTitle(title: string, rest = ''): void {
  const minutes = Math.floor(process.uptime() / 60);
  const seconds = String(Math.floor(process.uptime() % 60)).padStart(2, '0');
  console.log(`\n== ${title} (after ${minutes}:${seconds})${rest}`);
}
