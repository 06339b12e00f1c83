export function keepOlderFiles(dist: string, aside: string): void;
export function dropBuildFromSheets(dist: string): void;
