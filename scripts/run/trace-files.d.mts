export function traceFiles(programs: string[]): Promise<string[]>;
