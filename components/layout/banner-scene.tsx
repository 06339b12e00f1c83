import { scenePath } from '@/content/scene-path';
import type { SceneName } from '@/content/scenes';

interface Props {
  scene: SceneName;
  /** Among several scenes in one banner: the tab that it belongs to. */
  of?: string;
  /** Loaded lazily, because the page does not open with it. */
  later?: boolean;
}

/**
 * A scene in a banner. lib/page-cache inlines the drawing of the scene that a page opens with; it is set
 * as inner HTML, so that hydration does not compare it.
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
