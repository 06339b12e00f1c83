export function buildOffice(options?: { minify?: boolean; folder?: string }): Promise<void>;
