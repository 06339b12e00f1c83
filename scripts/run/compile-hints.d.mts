export function hintScripts(dist: string): void;
