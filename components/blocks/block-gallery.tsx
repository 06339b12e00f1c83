import type { ScenePicture } from '@/content/blocks';
import { scenePath } from '@/content/scene-path';
import { Picture } from '../ui/picture';
import { BlockHeading, type HeadingLevel } from './block-heading';

interface Props {
  label: string;
  items: readonly ScenePicture[];
  level: HeadingLevel;
}

/** A row of scenes under arches. The captions are the alternative texts. */
export function BlockGallery({ label, items, level }: Props) {
  return (
    <div className="block-wide block-gallery">
      <BlockHeading level={level} text={label} />
      <ul className="arcade" data-count={items.length}>
        {items.map(({ scene, alt }) => (
          <li key={scene}>
            <figure>
              <Picture src={scenePath(scene)} alt={alt} ratio="4/5" arch />
              <figcaption aria-hidden="true">{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
