const HOSTS = {
  linkedin: 'https://linkedin.example.org/in/',
  facebook: 'https://facebook.example.org/',
  twitter: 'https://twitter.example.org/',
  instagram: 'https://instagram.example.org/',
} as const;

type Network = keyof typeof HOSTS;

const FACULTY: Network[] = ['linkedin', 'facebook', 'twitter'];
const ALUMNI: Network[] = [...FACULTY, 'instagram'];

/** Addresses by network, and `<network>_status`: 1 if shown, otherwise 0. */
type SocialLinks = Record<string, string | 0 | 1>;

/** Every network gets an address; only those in `shown` are visible. */
function links(networks: Network[], name: string, shown: readonly Network[]): SocialLinks {
  const pairs = networks.flatMap((network): [string, string | 0 | 1][] => [
    [network, `${HOSTS[network]}${name}`],
    [`${network}_status`, shown.includes(network) ? 1 : 0],
  ]);
  return Object.fromEntries(pairs);
}

export function facultyLinks(name: string, ...shown: Network[]): SocialLinks {
  return links(FACULTY, name, shown);
}

export function alumniLinks(name: string, ...shown: Network[]): SocialLinks {
  return links(ALUMNI, name, shown);
}
