import { type SceneName, scenePath } from '@/content/scenes';

interface Props {
  scene: SceneName;
  /** Of several scenes in one banner: whose it is. */
  of?: string;
  /** Not the one that the page opens with: fetched when it is shown. */
  later?: boolean;
}

/**
 * A scene in the frame of a banner. In the place of the one that a page opens with, lib/page-cache puts
 * the drawing itself; it is markup of its own, so that React looks for neither.
 */
export function BannerScene({ scene, of, later = false }: Props) {
  const when = later ? 'loading="lazy"' : 'fetchpriority="high"';
  const image = `<img src="${scenePath(scene)}" alt="" width="1600" height="900" ${when}>`;
  return (
    <span
      className="page-banner-picture"
      data-scene-of={of}
      data-current={of && !later ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the path of a drawing, from our own list
      dangerouslySetInnerHTML={{ __html: image }}
    />
  );
}
