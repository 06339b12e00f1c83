/** Releases from 1.0.0-rc.1 on bring each other's tables up to date; builds before it are left out. */
export const beforeFirstRelease = (place: string) =>
  `${place} was made before 1.0.0-rc.1, and this release cannot open it. Keep it, and start with an empty data folder, and an empty database with DATABASE_URL (docs/upgrading.md).`;
