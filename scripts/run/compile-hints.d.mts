export function addCompileHints(dist: string): void;
