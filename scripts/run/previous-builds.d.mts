export function keepPreviousBuilds(dist: string, aside: string): void;
export function removeBuildFromStylesheets(dist: string): void;
