export function buildAppStart(): Promise<string>;

export function buildEnhance(options?: {
  minify?: boolean;
  file?: string;
}): Promise<{ path: string; hash: string; gzipBytes: number }>;
