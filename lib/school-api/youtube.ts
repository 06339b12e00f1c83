const HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const IN_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[/?]|$)/;

/** The video id of a link in any usual form. */
export function youtubeId(link: string): string | null {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!HOSTS.test(hostname)) return null;
  const id = hostname.endsWith('youtu.be')
    ? pathname.slice(1).split('/')[0]
    : (searchParams.get('v') ?? IN_PATH.exec(pathname)?.[1]);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/** The host that sets no cookies before playback. */
export function youtubeEmbed(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

export function youtubeThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}
