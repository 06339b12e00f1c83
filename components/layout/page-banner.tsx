import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Verse } from '@/content/blocks';
import type { SceneName } from '@/content/scenes';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';

interface Props {
  title: string;
  scene: SceneName;
  /** The way here, without 'Home'; the last one is this page. */
  crumbs?: readonly Crumb[];
  verse?: Verse | undefined;
  /** Goes below the title: a lead sentence, a button. */
  children?: ReactNode;
}

/** Opens a page: scene, way, title. The scene fills the width; words stand on paper. */
export function PageBanner({ title, scene, crumbs, verse, children }: Props) {
  const src = `/art/${scene}.svg`;
  preload(src, { as: 'image', fetchPriority: 'high' });
  return (
    <div className="page-banner scallop">
      <div className="page-banner-scene">
        <img src={src} alt="" width="1600" height="900" fetchPriority="high" />
      </div>
      <div className="page-banner-words page-width">
        {crumbs ? <Breadcrumb items={crumbs} /> : null}
        <h1>{title}</h1>
        {verse ? (
          <p className="page-banner-verse">
            <span lang={verse.lang}>{verse.text}</span>
            <span>{verse.meaning}</span>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
