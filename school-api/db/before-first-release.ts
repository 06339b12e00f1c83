/** Releases from 1.0.0-rc.1 on bring each other's tables up to date; builds before it are left out. */
export const beforeFirstRelease = (place: string) =>
  `${place} was made before 1.0.0-rc.1 and cannot be opened by this release. Keep it, and start with an empty data folder or database (docs/upgrading.md).`;
