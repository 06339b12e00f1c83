import type { ScenePicture } from '@/content/blocks';
import { scenePath } from '@/content/scene-path';
import { Picture } from '../ui/picture';

export function BlockPicture({
  picture,
  caption,
}: {
  picture: ScenePicture;
  caption?: string | undefined;
}) {
  return (
    <figure className="block-wide block-picture">
      <Picture src={scenePath(picture.scene)} alt={picture.alt} ratio="16/9" />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
