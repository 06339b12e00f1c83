import { type SceneName, scenePath } from '@/content/scenes';

interface Props {
  scene: SceneName;
  /** Of several scenes in one banner: which, and that it is seen first. */
  of?: string;
}

/**
 * The scene that a page opens with. lib/page-cache puts the drawing itself in the place of its file;
 * it is markup of its own, so that React looks for neither.
 */
export function OpeningScene({ scene, of }: Props) {
  const image = `<img src="${scenePath(scene)}" alt="" width="1600" height="900" fetchpriority="high">`;
  return (
    <span
      className="page-banner-picture"
      data-scene-of={of}
      data-current={of ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the path of a drawing, from our own list
      dangerouslySetInnerHTML={{ __html: image }}
    />
  );
}
