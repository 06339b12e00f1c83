import { scenePath } from '@/content/scene-path';
import type { SceneName } from '@/content/scenes';
import { focusClass } from '@/lib/files/picture-focus';
import { sourceSet } from '../ui/picture';

const SIZES = '(width >= 64rem) 55vw, 100vw';

interface Props {
  scene: SceneName;
  /** The tab it belongs to, if a banner has several scenes. */
  of?: string;
  /** Loaded lazily, because the page does not open with it. */
  later?: boolean;
}

/**
 * A scene in a banner. lib/page-cache inlines the drawing of the scene that a page opens with; set as
 * inner HTML, so that hydration does not compare it.
 */
export function BannerScene({ scene, of, later = false }: Props) {
  const when = later ? 'loading="lazy"' : 'fetchpriority="high"';
  const image = `<img ${sourceOf(scenePath(scene))} alt="" width="1600" height="900" ${when}>`;
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

/** A photograph is offered in a banner's widths. */
function sourceOf(path: string): string {
  const { src, srcSet, sizes } = sourceSet(path, { sizes: SIZES, widest: 1920, light: true });
  const set = srcSet ? ` srcset="${inAttribute(srcSet)}" sizes="${sizes}"` : '';
  const focus = focusClass(path);
  return `src="${inAttribute(src)}"${set}${focus ? ` class="${focus}"` : ''}`;
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
