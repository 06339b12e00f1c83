import type { AlumniSocialLinks, FacultySocialLinks } from '@/contract';

const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

export type SocialNetwork = (typeof NETWORKS)[number];
export type SocialLink = { network: SocialNetwork; href: string };

type Links = FacultySocialLinks & Partial<AlumniSocialLinks>;

/** Only networks that are switched on and lead to a web address. */
export function shownSocialLinks(links: Links | null | undefined): SocialLink[] {
  if (!links) return [];
  return NETWORKS.flatMap((network) => {
    const href = links[network] ?? '';
    const shown = links[`${network}_status`] === true && /^https?:\/\//i.test(href);
    return shown && URL.canParse(href) ? { network, href: new URL(href).href } : [];
  });
}
