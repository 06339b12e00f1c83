type Rewrite = {
  source: string;
  has: { type: 'query'; key: string; value: string }[];
  destination: string;
};

type Redirect = { source: string; destination: string; permanent: true };

export const tabPages: Record<string, string[]>;
export function rewrites(): Promise<{ beforeFiles: Rewrite[] }>;
export function redirects(): Promise<Redirect[]>;
