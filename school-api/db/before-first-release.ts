/** Releases from 1.0.0-rc.1 on upgrade each other's tables; earlier builds are excluded. */
export const beforeFirstRelease = (place: string) =>
  `${place} was made before 1.0.0-rc.1 and cannot be opened by this release. Keep it, and start with an empty data folder or database (docs/upgrading.md).`;
